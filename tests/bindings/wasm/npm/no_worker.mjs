// A worker that cannot be run.
throw new Error("broken");
