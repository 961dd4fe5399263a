// The screens of the player's records, which come when they are wanted.

export { keepLeft, openFiles } from "../records/collection.ts";
export { RecordScreen } from "../records/record.tsx";
export { RecordsScreen } from "../records/shelf.tsx";
