import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const net = {
  friend: "Jouer avec un ami",
  friendNote: "Par un lien, sur le réseau.",
  invite: "Créer un lien",
  side: "Vous jouez",
  sides: { nigiri: "par nigiri, au sort", black: "Noir", white: "Blanc" },
  link: "Envoyez ce lien :",
  waiting: "La première personne qui l’ouvre joue avec vous. La partie commence d’elle-même.",
  withdraw: "Retirer le lien",
  invited: (name: string) => `${name} vous invite à une partie :`,
  join: "Jouer",
  gone: "Ce lien ne mène plus nulle part : il a servi ou a été retiré.",
  own: "C’est votre propre lien : envoyez-le à quelqu’un d’autre.",
  looking: "Question au serveur …",
  away: "absent",
  saved: (count: number) => `Enregistré : ${count}`,
  pending: "En route vers le serveur …",
  late: "Le serveur n’a pas encore confirmé.",
  cut: "Pas de connexion. Nouvel essai …",
  old: "Cette page est plus ancienne que le serveur : rechargez-la.",
  notTaken: "Le serveur ne l’a pas pris : la partie avait avancé.",
  offers: (by: Player, what: string) => `${player(by)} propose : ${what}`,
  asksUndo: (by: Player) => `${player(by)} demande à reprendre`,
  accept: "Accepter",
  decline: "Refuser",
};
