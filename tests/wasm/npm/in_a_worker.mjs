// A worker of Node's that answers as a browser's does.
import { parentPort } from "node:worker_threads";
import { answerAt } from "shinpan/worker";

answerAt({
  postMessage: (message) => parentPort.postMessage(message),
  addEventListener: (_, listener) => parentPort.on("message", (data) => listener({ data })),
});
