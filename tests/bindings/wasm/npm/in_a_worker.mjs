// A worker of Node's that answers as a browser's does.
import { parentPort } from "node:worker_threads";
import { answerAt } from "shinpan/worker";

answerAt(parentPort);
