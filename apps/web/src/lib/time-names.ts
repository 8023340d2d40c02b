/** What a point of a chart over time is called, by the width of its points. */
export const timeNames: Record<string, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  auto: 'Time',
};
