/**
 * The names of federal states and cantons, by country and GeoNames code. They are shown next to a place, because several places can have the same
 * name.
 */
// prettier-ignore
export const regionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: {
    '01': 'Burgenland', '02': 'Kärnten', '03': 'Niederösterreich', '04': 'Oberösterreich', '05': 'Salzburg',
    '06': 'Steiermark', '07': 'Tirol', '08': 'Vorarlberg', '09': 'Wien',
  },
  DE: {
    '01': 'Baden-Württemberg', '02': 'Bayern', '03': 'Bremen', '04': 'Hamburg', '05': 'Hessen', '06': 'Niedersachsen',
    '07': 'Nordrhein-Westfalen', '08': 'Rheinland-Pfalz', '09': 'Saarland', '10': 'Schleswig-Holstein', '11': 'Brandenburg',
    '12': 'Mecklenburg-Vorpommern', '13': 'Sachsen', '14': 'Sachsen-Anhalt', '15': 'Thüringen', '16': 'Berlin',
  },
  CH: {
    AG: 'Aargau', AI: 'Appenzell Innerrhoden', AR: 'Appenzell Ausserrhoden', BE: 'Bern', BL: 'Basel-Landschaft', BS: 'Basel-Stadt',
    FR: 'Freiburg', GE: 'Genf', GL: 'Glarus', GR: 'Graubünden', JU: 'Jura', LU: 'Luzern', NE: 'Neuenburg', NW: 'Nidwalden',
    OW: 'Obwalden', SG: 'St. Gallen', SH: 'Schaffhausen', SO: 'Solothurn', SZ: 'Schwyz', TG: 'Thurgau', TI: 'Tessin', UR: 'Uri',
    VD: 'Waadt', VS: 'Wallis', ZG: 'Zug', ZH: 'Zürich',
  },
}

/** The English names of regions, where they differ from the German names. */
// prettier-ignore
export const englishRegions: Readonly<Record<string, string>> = {
  Kärnten: 'Carinthia', Niederösterreich: 'Lower Austria', Oberösterreich: 'Upper Austria', Steiermark: 'Styria', Tirol: 'Tyrol',
  Wien: 'Vienna', Bayern: 'Bavaria', Hessen: 'Hesse', Niedersachsen: 'Lower Saxony', 'Nordrhein-Westfalen': 'North Rhine-Westphalia',
  'Rheinland-Pfalz': 'Rhineland-Palatinate', Sachsen: 'Saxony', 'Sachsen-Anhalt': 'Saxony-Anhalt', Thüringen: 'Thuringia',
  Freiburg: 'Fribourg', Genf: 'Geneva', Graubünden: 'Grisons', Luzern: 'Lucerne', Neuenburg: 'Neuchâtel', Tessin: 'Ticino',
  Waadt: 'Vaud', Wallis: 'Valais', Zürich: 'Zurich',
}
