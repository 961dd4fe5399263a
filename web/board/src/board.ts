// The board: shows views and tells what the player does. It knows no rule.
//
//   const board = new Board(element, { onChoose: (at) => play(at), onCommand: (what) => ... });
//   board.show(view, "play");
//
// The element gets the class "shinpan-board"; its data-theme is "light", "dark" or "print". board.css must be
// loaded. Where a page has several boards each element has an id of its own, with which the ids of the parts
// begin.

import { Captured } from "./captured.ts";
import { Cells } from "./cells.ts";
import { nameOf } from "./coordinates.ts";
import { groundOf } from "./ground.ts";
import { pressed, type Command, type KeyAction } from "./keys.ts";
import { layout } from "./layout.ts";
import { Painter, type Motion } from "./painter.ts";
import { Draughtsman, noteLayers, sceneLayers, spritesOf } from "./sprites.ts";
import { firstState, type Settings, type State } from "./state.ts";
import { needsAim, tapped } from "./touch.ts";
import type { BoardView, Point } from "./view.ts";
import { describeChange, describePoint, pointsToDescribe } from "./words.ts";

export interface Listeners {
  onChoose?(at: Point): void;
  onCommand?(command: Command): void;
  /** The point under the mouse, or aimed at by a finger; null when there is none any more. */
  onHover?(at: Point | null): void;
}

const framesLater = 50; // milliseconds: three frames of a common screen
const answerComes = 700; // milliseconds that what is said of a move waits for the answer to it

function make<K extends keyof HTMLElementTagNameMap>(
  root: HTMLElement,
  tag: K,
  className: string,
): HTMLElementTagNameMap[K] {
  const element = root.ownerDocument.createElement(tag);
  element.className = className;
  return element;
}

function makePicture(root: HTMLElement, className: string): SVGSVGElement {
  const picture = root.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("class", className);
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

export class Board {
  /** What the ids of its parts begin with. */
  private readonly prefix: string;
  private readonly frame: HTMLElement;
  // Pictures over each other: a stone under the mouse, or a mark on stones, has nothing painted anew but
  // itself.
  private readonly ground: SVGSVGElement;
  private readonly scene: SVGSVGElement;
  private readonly notes: SVGSVGElement;
  private readonly parting: SVGSVGElement;
  private readonly hand: SVGSVGElement;
  private readonly scenePainter: Painter;
  private readonly notesPainter: Painter;
  private readonly handPainter: Painter;
  private readonly captured: Captured;
  private readonly cells: Cells;
  private readonly help: HTMLElement;
  private readonly status: HTMLElement;
  private readonly entry: HTMLElement;
  private readonly aim: HTMLElement;
  private readonly place: HTMLButtonElement;
  private readonly cancel: HTMLButtonElement;
  private readonly resized: ResizeObserver;
  private readonly stillness: MediaQueryList | undefined;
  private readonly state: State;

  constructor(
    private readonly root: HTMLElement,
    private readonly listeners: Listeners = {},
    settings: Partial<Settings> = {},
  ) {
    this.state = firstState(settings);
    this.prefix = root.id || "shinpan-board";
    root.classList.add("shinpan-board");
    this.frame = make(root, "div", "frame");
    this.ground = makePicture(root, "board-ground");
    this.scene = makePicture(root, "board-scene");
    this.notes = makePicture(root, "board-notes");
    this.parting = makePicture(root, "board-parting");
    this.hand = makePicture(root, "board-hand");
    this.scenePainter = new Painter(this.scene, sceneLayers);
    this.notesPainter = new Painter(this.notes, noteLayers);
    this.handPainter = new Painter(this.hand, ["hand"]);
    this.captured = new Captured(this.parting);
    this.cells = new Cells(root.ownerDocument);
    this.help = make(root, "p", "unseen");
    this.help.id = `${this.prefix}-help`;
    this.cells.grid.setAttribute("aria-describedby", this.help.id);
    this.status = make(root, "p", "unseen");
    this.status.setAttribute("role", "status");
    this.entry = make(root, "div", "entry");
    this.entry.hidden = true;
    this.entry.setAttribute("aria-hidden", "true");
    this.aim = make(root, "div", "aim");
    this.aim.hidden = true;
    this.place = make(root, "button", "place");
    this.cancel = make(root, "button", "cancel");
    this.aim.append(this.place, this.cancel);
    this.frame.append(...this.pictures(), this.cells.grid, this.entry, this.aim);
    root.replaceChildren(this.frame, this.help, this.status);
    this.listen();
    this.stillness = root.ownerDocument.defaultView?.matchMedia("(prefers-reduced-motion: reduce)");
    this.resized = new ResizeObserver(() => this.lay());
    this.resized.observe(root);
    this.dress();
  }

  /**
   * Shows a view; a stone that was played since the last one is spoken. What the points are called follows
   * 50 ms later; the grid is aria-busy until then.
   */
  show(view: BoardView, motion: Motion = "none"): void {
    const before = this.state.view;
    this.state.view = view;
    const resized = before.size.cols !== view.size.cols || before.size.rows !== view.size.rows;
    if (resized) {
      this.cells.build(view.size);
      this.nameBoard();
      this.state.hovered = null;
      this.stopTyping();
    }
    if (
      this.state.aimed !== null &&
      (resized || view.stones[this.state.aimed] !== before.stones[this.state.aimed])
    )
      this.aimAt(null);
    this.nameAim();
    if (resized || !this.state.lie) this.lay();
    else this.paint(this.moves() ? motion : "none");
    if (resized) this.nameAll();
    else this.nameLater(pointsToDescribe(before, view));
    const { coordinates, words } = this.state.settings;
    const said = describeChange(before, view, coordinates, words);
    if (said) this.say(said);
  }

  /** Changes some settings and keeps the others. */
  set(settings: Partial<Settings>): void {
    this.state.settings = { ...this.state.settings, ...settings };
    this.dress();
    this.lay();
    this.nameAll();
  }

  /**
   * Has a screen reader say what happened when it has ended what it is saying; the same is said again. What
   * the eye does not see waits until the frame with the stone has been painted, and where an answer comes at
   * once for that; then all is said in one message.
   */
  say(sentence: string): void {
    this.state.unsaid = [...this.state.unsaid, sentence];
    this.sayLater("", this.state.view.answered ? answerComes : framesLater);
  }

  /** Says what has not been said yet, and a word that is out of date with the next one. */
  private sayLater(word: string, later: number): void {
    clearTimeout(this.state.toSay);
    this.state.toSay = setTimeout(() => {
      const said = this.state.settings.words.inTurn(
        word === "" ? this.state.unsaid : [...this.state.unsaid, word],
      );
      this.state.unsaid = [];
      this.status.textContent = this.status.textContent === said ? `${said}\u00a0` : said;
    }, later);
  }

  private sayShortly(word: string): void {
    this.sayLater(word, framesLater);
  }

  /** Puts the keyboard's focus on the board. */
  focus(at: Point = this.cells.focused()): void {
    this.cells.focus(at);
    this.cells.enter();
  }

  /** Takes the board out of its element. */
  remove(): void {
    clearTimeout(this.state.toSay);
    clearTimeout(this.state.toName);
    this.resized.disconnect();
    this.root.replaceChildren();
    this.root.classList.remove("shinpan-board");
  }

  /** From below to above. */
  private pictures(): readonly SVGSVGElement[] {
    return [this.ground, this.scene, this.notes, this.parting, this.hand];
  }

  private moves(): boolean {
    return !(this.stillness?.matches ?? false);
  }

  private dress(): void {
    const { theme, words } = this.state.settings;
    this.root.dataset.theme = theme;
    this.help.textContent = words.help;
    this.cancel.textContent = words.cancel;
    if (this.state.view.size.cols > 0) this.nameBoard();
  }

  private nameBoard(): void {
    const { cols, rows } = this.state.view.size;
    this.cells.grid.setAttribute("aria-label", this.state.settings.words.board(cols, rows));
  }

  private nameCells(points: Iterable<Point>): void {
    const { coordinates, words } = this.state.settings;
    for (const at of points)
      this.cells.name(at, describePoint(this.state.view, at, coordinates, words));
    this.state.misnamed.clear();
    this.cells.renaming(false);
  }

  private nameAll(): void {
    this.nameCells(this.state.view.stones.keys());
  }

  /** What the eye does not see waits here, too: a mark may change what a hundred points are. */
  private nameLater(points: Iterable<Point>): void {
    for (const at of points) this.state.misnamed.add(at);
    if (this.state.misnamed.size === 0) return;
    this.cells.renaming(true);
    this.state.toName ??= setTimeout(() => {
      this.state.toName = undefined;
      this.nameCells(this.state.misnamed);
    }, framesLater);
  }

  /** Measures its place and draws everything anew. */
  private lay(): void {
    const { cols, rows } = this.state.view.size;
    const width = this.root.clientWidth;
    if (cols === 0 || width === 0) return;
    const square = cols !== rows || this.state.settings.proportions === "square";
    const { coordinates: style, fit } = this.state.settings;
    const space = fit === "both" ? { width, height: this.root.clientHeight } : { width };
    const density = this.root.ownerDocument.defaultView?.devicePixelRatio ?? 1;
    this.state.lie = layout(
      this.state.view.size,
      space,
      { style, proportions: square ? "square" : "traditional" },
      density,
    );
    for (const picture of this.pictures())
      picture.setAttribute("viewBox", `0 0 ${this.state.lie.width} ${this.state.lie.height}`);
    for (const side of ["width", "height"] as const) {
      for (const picture of this.pictures())
        picture.setAttribute(side, String(this.state.lie[side]));
      this.frame.style[side] = `${this.state.lie[side]}px`;
    }
    this.frame.style.setProperty("--stone", `${this.state.lie.stone}px`);
    this.frame.classList.toggle(
      "narrow",
      needsAim("finger", this.state.lie.pitchX, this.state.settings.confirm),
    );
    this.ground.innerHTML = groundOf(this.state.lie, style, this.prefix);
    this.cells.place(this.state.lie);
    this.paint("none");
  }

  private paint(motion: Motion): void {
    if (!this.state.lie) return;
    const sprites = spritesOf(this.state.view, this.state.lie, this.prefix);
    this.captured.fade(this.scenePainter.paint(sprites, motion));
    this.notesPainter.paint(sprites, motion);
    this.paintHand();
  }

  /** The stone under the mouse, or the one that a finger aims with and its guide lines. */
  private paintHand(): void {
    if (!this.state.lie) return;
    const draw = new Draughtsman(this.state.lie, this.prefix);
    const at = this.state.aimed ?? this.state.hovered;
    const hand = this.state.view.hand ?? null;
    if (this.state.aimed !== null) draw.guides(this.state.aimed);
    if (at !== null && hand && !this.state.view.stones[at])
      draw.stone(
        at,
        hand,
        this.state.aimed === null ? "hover" : "aimed",
        `hand:${at}:${hand}`,
        "hand",
      );
    this.handPainter.paint(draw.drawn(), "none");
  }

  private aimAt(at: Point | null): void {
    if (this.state.aimed === at) return;
    this.state.aimed = at;
    this.aim.hidden = at === null;
    if (at !== null) {
      const { coordinates, words } = this.state.settings;
      this.nameAim();
      this.aim.classList.toggle("below", this.cells.isAbove(at));
      this.sayShortly(words.ready(nameOf(at, this.state.view.size, coordinates), this.plays()));
    }
    this.paintHand();
    this.listeners.onHover?.(at);
  }

  /** Whether what a tap does is to put a stone down. */
  private plays(): boolean {
    return Boolean(this.state.view.hand);
  }

  private nameAim(): void {
    if (this.state.aimed === null) return;
    const { coordinates, words } = this.state.settings;
    this.place.textContent = words.place(
      nameOf(this.state.aimed, this.state.view.size, coordinates),
      this.plays(),
    );
  }

  private hover(at: Point | null): void {
    if (this.state.hovered === at) return;
    this.state.hovered = at;
    this.paintHand();
    this.listeners.onHover?.(at);
  }

  private choose(at: Point): void {
    this.aimAt(null);
    this.cells.focus(at);
    this.listeners.onChoose?.(at);
  }

  private command(command: Command): void {
    if (command === "cancel") this.aimAt(null);
    this.listeners.onCommand?.(command);
  }

  private stopTyping(): void {
    this.state.typed = "";
    this.state.closed = false;
    this.entry.hidden = true;
  }

  private showTyped({ do: done }: KeyAction): void {
    this.entry.hidden = this.state.typed === "";
    this.entry.textContent =
      done === "no point" ? this.state.settings.words.noPoint(this.state.typed) : this.state.typed;
  }

  private sayTyped(): void {
    const { words } = this.state.settings;
    if (this.state.typed === "P") this.sayShortly(words.passTyped);
    else if (this.state.typed === "U") this.sayShortly(words.undoTyped);
    else if (this.state.typed !== "") this.sayShortly(words.typed(this.state.typed));
  }

  private listen(): void {
    const { grid } = this.cells;
    grid.addEventListener("keydown", (event) => this.key(event));
    grid.addEventListener("click", (event) => this.click(event));
    grid.addEventListener("pointerdown", (event) => this.down(event));
    grid.addEventListener("pointermove", (event) => this.move(event));
    grid.addEventListener("pointerup", () => (this.state.dragging = false));
    grid.addEventListener("pointercancel", () => (this.state.dragging = false));
    grid.addEventListener("pointerleave", () => this.hover(null));
    grid.addEventListener("focusin", (event) => {
      const at = this.cells.pointOf(event.target);
      if (at !== null && at !== this.cells.focused()) this.cells.focus(at);
    });
    grid.addEventListener("focusout", (event) => {
      if (!(event.relatedTarget instanceof Node && grid.contains(event.relatedTarget)))
        this.stopTyping();
    });
    this.place.addEventListener("click", () => {
      if (this.state.aimed !== null) this.choose(this.state.aimed);
    });
    this.cancel.addEventListener("click", () => this.command("cancel"));
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const { typed, closed } = this.state;
    const before = { focus: this.cells.focused(), typed, closed };
    const { size } = this.state.view;
    const { coordinates, words } = this.state.settings;
    const step = pressed(before, { key: event.key, control: event.ctrlKey }, size, coordinates);
    if (!step) return;
    event.preventDefault();
    this.state.typed = step.state.typed;
    this.state.closed = step.state.closed;
    this.showTyped(step.action);
    if (step.state.focus !== before.focus) this.cells.focus(step.state.focus);
    switch (step.action.do) {
      case "move":
        break;
      case "type":
        this.sayTyped();
        break;
      case "choose":
        this.choose(step.action.point);
        break;
      case "command":
        this.command(step.action.command);
        break;
      case "no point":
        this.sayShortly(words.noPoint(step.action.text));
        break;
    }
  }

  private down(event: PointerEvent): void {
    this.state.finger = event.pointerType === "touch";
    this.state.dragging = this.state.finger && event.isPrimary;
    this.state.aimedBefore = this.state.aimed;
    this.stopTyping();
  }

  private move(event: PointerEvent): void {
    const at = this.cells.pointUnder(event.clientX, event.clientY);
    if (event.pointerType !== "touch") this.hover(at);
    else if (
      this.state.dragging &&
      this.state.lie &&
      needsAim("finger", this.state.lie.pitchX, this.state.settings.confirm)
    ) {
      const far = Math.hypot(event.movementX, event.movementY) > 0;
      if (far && at !== null) this.aimAt(at);
    }
  }

  private click(event: MouseEvent): void {
    const at = this.cells.pointOf(event.target);
    if (at === null || !this.state.lie) return;
    // A screen reader's click comes with no pointer before it.
    const by = event.detail === 0 ? "reader" : this.state.finger ? "finger" : "mouse";
    const before = by === "reader" ? this.state.aimed : this.state.aimedBefore;
    const { aimed, chosen } = tapped(
      before,
      { point: at, by },
      this.state.lie.pitchX,
      this.state.settings.confirm,
    );
    if (chosen !== null) this.choose(chosen);
    else this.aimAt(aimed);
  }
}
