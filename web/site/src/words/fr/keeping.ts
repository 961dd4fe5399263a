// Ce qui est conservé dans le navigateur, et ce qui ne l’est pas.

export const keeping = {
  lost: "Vos derniers changements ne sont pas conservés.",
  why: {
    full: "Ce navigateur n’a plus de place pour le site.",
    forbidden: "Ce navigateur interdit au site de rien conserver, comme dans une fenêtre privée.",
    silent: "Le stockage de ce navigateur ne répond pas.",
  },
  unread:
    "Le stockage de ce navigateur ne répond pas. Ce qui était conservé revient dès qu’il répond ; " +
    "d’ici là, peu de choses peuvent être conservées.",
  what:
    "Ce qui n’est pas conservé est perdu quand la page se ferme. Enregistrez la partie en SGF ; ou " +
    "faites de la place, fermez les autres fenêtres du site, et réessayez.",
  again: "Réessayer",
  parted:
    "Cette partie a continué dans une autre fenêtre. Ce qui a été joué ici en dernier est désormais " +
    "un enregistrement à part.",
};
