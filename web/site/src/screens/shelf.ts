// The screens of the player's records, which come when they are wanted.

export { keepLeft, openFiles } from "../collection.ts";
export { RecordScreen } from "./record.tsx";
export { RecordsScreen } from "./records.tsx";
