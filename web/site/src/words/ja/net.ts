import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const net = {
  friend: "友だちと打つ",
  friendNote: "リンクを送って、ネットで対局します。",
  invite: "リンクを作る",
  side: "あなたの手番",
  sides: { nigiri: "ニギリで決める", black: "黒", white: "白" },
  link: "このリンクを友だちに送ってください：",
  waiting: "最初に開いた人が相手になります。対局は自動で始まります。",
  withdraw: "リンクを取り消す",
  invited: (name: string) => `${name}さんからの対局の誘いです：`,
  join: "対局する",
  gone: "このリンクはもう使えません。使われたか、取り消されました。",
  own: "これはあなたのリンクです。ほかの人に送ってください。",
  looking: "サーバーに問い合わせています…",
  away: "不在",
  saved: (count: number) => `保存済み：${count}`,
  pending: "サーバーへ送信中…",
  late: "サーバーからまだ返事がありません。",
  cut: "接続が切れました。再接続しています…",
  old: "このページはサーバーより古いので、再読み込みしてください。",
  notTaken: "サーバーは受け付けませんでした。対局が先に進んでいました。",
  offers: (by: Player, what: string) => `${player(by)}の提案：${what}`,
  asksUndo: (by: Player) => `${player(by)}が待ったを求めています`,
  accept: "受け入れる",
  decline: "断る",
};
