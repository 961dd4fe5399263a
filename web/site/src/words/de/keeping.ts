// Was im Browser aufbewahrt wird, und was nicht.

export const keeping = {
  lost: "Deine letzten Änderungen sind nicht gesichert.",
  why: {
    full: "In diesem Browser ist für die Seite kein Platz mehr.",
    forbidden:
      "Dieser Browser verbietet der Seite, etwas aufzubewahren, wie in einem privaten Fenster.",
    silent: "Der Speicher dieses Browsers antwortet nicht.",
  },
  unread:
    "Der Speicher dieses Browsers antwortet nicht. Was gesichert war, kommt, sobald er antwortet; " +
    "bis dahin kann nur wenig gesichert werden.",
  what:
    "Was nicht gesichert ist, geht verloren, wenn die Seite geschlossen wird. Speichere die Partie " +
    "als SGF; oder schaff Platz, schließ andere Fenster der Seite, und versuch es noch einmal.",
  again: "Noch einmal versuchen",
  parted:
    "Diese Partie ist in einem anderen Fenster weitergegangen. Was hier zuletzt gespielt wurde, ist " +
    "jetzt eine eigene Aufzeichnung.",
};
