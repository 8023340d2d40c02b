const NO_VALUES = new Set(
  (
    'n/a,na,n.a.,#n/a,none,null,nil,nan,-,--,---,–,—,?,unknown,not applicable,not given,not rated,no rating,no answer,' +
    'keine,keiner,k.a.,entfällt,keine angabe,keine bewertung,aucun,aucune,néant,s/o,sans réponse,non renseigné,' +
    'ninguno,ninguna,sin respuesta,sin calificar'
  ).split(','),
);

/** Whether a value says that there is none: "n/a", "-", "keine" … */
export function isNoValue(value: string): boolean {
  return value.length <= 16 && NO_VALUES.has(value.trim().toLowerCase());
}
