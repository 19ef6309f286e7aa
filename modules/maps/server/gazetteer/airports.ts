import type { LngLat } from '../../rules/route.ts'

/**
 * The names of airports as they are written on signs and tickets. The coordinates are the place where cars stop. They are given only if
 * this place is far from the middle of the airfield.
 */
export const airportNames: Readonly<Record<string, readonly [de: string, en: string, terminal?: LngLat]>> = {
  VIE: ['Flughafen Wien-Schwechat', 'Vienna International Airport', [16.5633, 48.1203]],
  SZG: ['Flughafen Salzburg W. A. Mozart', 'Salzburg Airport W. A. Mozart', [13.0012, 47.7928]],
  GRZ: ['Flughafen Graz-Thalerhof', 'Graz Airport'],
  LNZ: ['Flughafen Linz-Hörsching', 'Linz Airport'],
  KLU: ['Flughafen Klagenfurt', 'Klagenfurt Airport'],
  INN: ['Flughafen Innsbruck Kranebitten', 'Innsbruck Airport'],
  BTS: ['Flughafen Bratislava M. R. Štefánik', 'Bratislava Airport', [17.2, 48.1702]],
  KSC: ['Flughafen Košice', 'Košice Airport'],
  BUD: ['Flughafen Budapest Ferenc Liszt', 'Budapest Ferenc Liszt Airport'],
  PRG: ['Flughafen Prag Václav Havel', 'Prague Václav Havel Airport'],
  BRQ: ['Flughafen Brünn-Tuřany', 'Brno-Tuřany Airport'],
  MUC: ['Flughafen München', 'Munich Airport', [11.7861, 48.3538]],
  FMM: ['Flughafen Memmingen', 'Memmingen Airport'],
  NUE: ['Flughafen Nürnberg', 'Nuremberg Airport'],
  FRA: ['Flughafen Frankfurt am Main', 'Frankfurt Airport'],
  STR: ['Flughafen Stuttgart', 'Stuttgart Airport'],
  BER: ['Flughafen Berlin Brandenburg', 'Berlin Brandenburg Airport'],
  HAM: ['Flughafen Hamburg', 'Hamburg Airport'],
  DUS: ['Flughafen Düsseldorf', 'Düsseldorf Airport'],
  CGN: ['Flughafen Köln/Bonn', 'Cologne Bonn Airport'],
  FDH: ['Flughafen Friedrichshafen', 'Friedrichshafen Airport'],
  ZRH: ['Flughafen Zürich', 'Zurich Airport'],
  GVA: ['Flughafen Genf', 'Geneva Airport'],
  ACH: ['Flughafen St. Gallen-Altenrhein', 'St. Gallen-Altenrhein Airport'],
  LJU: ['Flughafen Ljubljana Jože Pučnik', 'Ljubljana Jože Pučnik Airport'],
  MBX: ['Flughafen Maribor', 'Maribor Airport'],
  VCE: ['Flughafen Venedig Marco Polo', 'Venice Marco Polo Airport'],
  TSF: ['Flughafen Treviso', 'Treviso Airport'],
  MXP: ['Flughafen Mailand-Malpensa', 'Milan Malpensa Airport'],
  LIN: ['Flughafen Mailand-Linate', 'Milan Linate Airport'],
  BGY: ['Flughafen Bergamo Orio al Serio', 'Bergamo Orio al Serio Airport'],
  VRN: ['Flughafen Verona', 'Verona Airport'],
  TRS: ['Flughafen Triest', 'Trieste Airport'],
  FCO: ['Flughafen Rom-Fiumicino', 'Rome Fiumicino Airport'],
}
