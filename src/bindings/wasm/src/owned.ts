// Things of the engine's that this side owns: freed by hand, or with the object that stands for them.

import { type Handle, mistake, type Module } from "./module.js";

interface Left {
  module: Module;
  handle: Handle;
  free: string;
}

const leftovers = new FinalizationRegistry<Left>(
  ({ module, handle, free }) => void module.run(free, handle),
);

export abstract class Owned {
  private alive: Handle;

  protected constructor(
    protected readonly module: Module,
    handle: Handle,
    private readonly by: string,
  ) {
    this.alive = handle;
    leftovers.register(this, { module, handle, free: by }, this);
  }

  /** @internal */
  get handle(): Handle {
    if (this.alive === 0) throw mistake("it was freed");
    return this.alive;
  }

  /** Gives its memory back at once. Where nobody calls it, that happens some time after the last use. */
  free(): void {
    if (this.alive === 0) return;
    leftovers.unregister(this);
    this.module.run(this.by, this.alive);
    this.alive = 0;
  }
}
