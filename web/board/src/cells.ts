// The board as a grid for keyboard and screen reader: a row of cells a row, laid over the picture, unseen.
// One cell at a time can be reached with Tab; the arrow keys go from there.

import { pointAt, rowOf } from "./coordinates.ts";
import type { Layout } from "./layout.ts";
import type { Point, Size } from "./view.ts";

export class Cells {
  readonly grid: HTMLElement;
  private cells: HTMLElement[] = [];
  private names: string[] = [];
  private size: Size = { cols: 0, rows: 0 };
  private current: Point = 0;

  constructor(document: Document) {
    this.grid = document.createElement("div");
    this.grid.className = "cells";
    this.grid.setAttribute("role", "grid");
  }

  /** Makes the cells of a board of this size; the focus stands in its middle. */
  build(size: Size): void {
    const document = this.grid.ownerDocument;
    this.size = size;
    this.cells = [];
    this.names = [];
    const rows: HTMLElement[] = [];
    for (let row = 0; row < size.rows; ++row) {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      for (let col = 0; col < size.cols; ++col) {
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = -1;
        cell.dataset.point = String(pointAt(col, row, size));
        line.append(cell);
        this.cells.push(cell);
      }
      rows.push(line);
    }
    this.grid.replaceChildren(...rows);
    this.current = pointAt(Math.floor(size.cols / 2), Math.floor(size.rows / 2), size);
    this.cells[this.current]!.tabIndex = 0;
  }

  place(lie: Layout): void {
    const { style } = this.grid;
    style.left = `${lie.left - lie.pitchX / 2}px`;
    style.top = `${lie.top - lie.pitchY / 2}px`;
    style.width = `${lie.pitchX * this.size.cols}px`;
    style.height = `${lie.pitchY * this.size.rows}px`;
    style.setProperty("--cols", String(this.size.cols));
  }

  name(at: Point, name: string): void {
    if (this.names[at] === name) return;
    this.names[at] = name;
    this.cells[at]?.setAttribute("aria-label", name);
  }

  /** Tells who reads the cells that some are something else by now than their names say. */
  renaming(begun: boolean): void {
    if (begun) this.grid.setAttribute("aria-busy", "true");
    else this.grid.removeAttribute("aria-busy");
  }

  focused(): Point {
    return this.current;
  }

  /** Lets Tab come to this point, and goes there when the board has the focus. */
  focus(at: Point): void {
    const has = this.grid.contains(this.grid.ownerDocument.activeElement);
    this.cells[this.current]!.tabIndex = -1;
    this.current = at;
    const cell = this.cells[at]!;
    cell.tabIndex = 0;
    if (has) cell.focus({ preventScroll: true });
  }

  enter(): void {
    this.cells[this.current]!.focus({ preventScroll: true });
  }

  pointOf(target: EventTarget | null): Point | null {
    if (!(target instanceof HTMLElement) || !this.grid.contains(target)) return null;
    const point = target.dataset.point;
    return point === undefined ? null : Number(point);
  }

  /** The point nearest to a place in the window, and none beyond the board's edge. */
  pointUnder(x: number, y: number): Point | null {
    const box = this.grid.getBoundingClientRect();
    const col = Math.floor(((x - box.left) / box.width) * this.size.cols);
    const row = Math.floor(((y - box.top) / box.height) * this.size.rows);
    const inside = col >= 0 && row >= 0 && col < this.size.cols && row < this.size.rows;
    return inside ? pointAt(col, row, this.size) : null;
  }

  /** Where a point is, for a hint beside it: in the upper or the lower half. */
  isAbove(at: Point): boolean {
    return rowOf(at, this.size) * 2 < this.size.rows;
  }
}
