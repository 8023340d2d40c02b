/** Of a column's numbers so many of the newest items tell what their signs mean. */
const newestItems = 4000;

const byComma = String.raw`[1-9]\d{0,2}(,\d{3}){1,5}(\.\d{1,15})?`;
const byPoint = String.raw`[1-9]\d{0,2}(\.\d{3}){1,5}(,\d{1,15})?`;

/** Numbers as columns have them: 1200, 60.5, 60,5, 1,200 and 1.200,50. */
export const numberForm = String.raw`^-?(\d{1,12}([.,]\d{1,15})?|${byComma}|${byPoint})$`;

/** No other sign than a decimal comma: not three digits behind it, or thousands with points before it. */
const surelyComma = String.raw`^-?(\d+,(\d{1,2}|\d{4,15})|(0|\d{4,12}),\d{1,15}|${byPoint.replace('(,\\d{1,15})?', String.raw`,\d{1,15}`)}|[1-9]\d{0,2}(\.\d{3}){2,5})$`;
const surelyPoint = String.raw`^-?(\d+\.(\d{1,2}|\d{4,15})|(0|\d{4,12})\.\d{1,15}|${byComma.replace('(\\.\\d{1,15})?', String.raw`\.\d{1,15}`)}|[1-9]\d{0,2}(,\d{3}){2,5})$`;

/**
 * Whether the newest items of the workspace `$1` have more numbers with a decimal comma in a column than with a decimal point; "1,200"
 * alone has thousands.
 */
export function hasDecimalComma(name: string): string {
  return `select count(*) filter (where s.value ~ '${surelyComma}') > count(*) filter (where s.value ~ '${surelyPoint}')
    from (select fields ->> ${name} as value from feedback_item where workspace_id = $1
           order by sort_at desc, id desc limit ${newestItems}) s`;
}

/** A number that has one of the forms, read as its column has them; what can only be read in one way is read so. */
export function numberIn(value: string, isComma: string): string {
  return `(case
    when ${value} ~ '^-?${byComma}$' and (not ${isComma} or ${value} ~ '${surelyPoint}') then replace(${value}, ',', '')
    when ${value} ~ '^-?${byPoint}$' and (${isComma} or ${value} ~ '${surelyComma}') then replace(replace(${value}, '.', ''), ',', '.')
    else replace(${value}, ',', '.') end)::float8`;
}
