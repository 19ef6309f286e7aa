import type { LngLat } from '../../rules/route.ts'

/** The districts of Vienna by postcode, because people type '1070 Wien'. The coordinates are in the middle of the built-up area. Written by hand. */
// prettier-ignore
export const viennaDistricts: readonly (readonly [postcode: string, name: string, location: LngLat])[] = [
  ['1010', 'Innere Stadt', [16.37, 48.2085]], ['1020', 'Leopoldstadt', [16.388, 48.2165]], ['1030', 'Landstraße', [16.395, 48.1985]],
  ['1040', 'Wieden', [16.369, 48.192]], ['1050', 'Margareten', [16.356, 48.187]], ['1060', 'Mariahilf', [16.35, 48.196]],
  ['1070', 'Neubau', [16.349, 48.202]], ['1080', 'Josefstadt', [16.348, 48.211]], ['1090', 'Alsergrund', [16.356, 48.225]],
  ['1100', 'Favoriten', [16.38, 48.17]], ['1110', 'Simmering', [16.425, 48.172]], ['1120', 'Meidling', [16.327, 48.176]],
  ['1130', 'Hietzing', [16.285, 48.181]], ['1140', 'Penzing', [16.29, 48.198]], ['1150', 'Rudolfsheim-Fünfhaus', [16.328, 48.197]],
  ['1160', 'Ottakring', [16.315, 48.214]], ['1170', 'Hernals', [16.31, 48.226]], ['1180', 'Währing', [16.328, 48.233]],
  ['1190', 'Döbling', [16.343, 48.25]], ['1200', 'Brigittenau', [16.373, 48.238]], ['1210', 'Floridsdorf', [16.4, 48.262]],
  ['1220', 'Donaustadt', [16.455, 48.232]], ['1230', 'Liesing', [16.3, 48.143]],
]

/** The best-known streets of Vienna, with their postcode and coordinates in the middle of the street. Written by hand. */
// prettier-ignore
export const viennaStreets: readonly (readonly [name: string, postcode: string, location: LngLat])[] = [
  ['Kärntner Straße', '1010', [16.3712, 48.2056]], ['Graben', '1010', [16.3698, 48.2088]], ['Kohlmarkt', '1010', [16.3678, 48.2086]],
  ['Wollzeile', '1010', [16.3773, 48.2086]], ['Rotenturmstraße', '1010', [16.3751, 48.2102]], ['Herrengasse', '1010', [16.3655, 48.2099]],
  ['Kärntner Ring', '1010', [16.3719, 48.202]], ['Opernring', '1010', [16.3665, 48.203]], ['Schottenring', '1010', [16.3668, 48.2155]],
  ['Stubenring', '1010', [16.3825, 48.2092]], ['Parkring', '1010', [16.3793, 48.205]], ['Schubertring', '1010', [16.3757, 48.2021]],
  ['Praterstraße', '1020', [16.3853, 48.2145]], ['Taborstraße', '1020', [16.3807, 48.2168]], ['Obere Donaustraße', '1020', [16.3745, 48.2178]],
  ['Untere Donaustraße', '1020', [16.3823, 48.212]], ['Handelskai', '1020', [16.4113, 48.22]], ['Lassallestraße', '1020', [16.4001, 48.2221]],
  ['Landstraßer Hauptstraße', '1030', [16.3925, 48.2006]], ['Rennweg', '1030', [16.3868, 48.1945]], ['Ungargasse', '1030', [16.3868, 48.1995]],
  ['Erdbergstraße', '1030', [16.4035, 48.1978]], ['Prinz-Eugen-Straße', '1040', [16.3772, 48.1925]], ['Wiedner Hauptstraße', '1040', [16.3652, 48.1922]],
  ['Margaretenstraße', '1050', [16.3585, 48.1915]], ['Schönbrunner Straße', '1050', [16.3465, 48.1875]], ['Reinprechtsdorfer Straße', '1050', [16.3535, 48.1845]],
  ['Gumpendorfer Straße', '1060', [16.3525, 48.1957]], ['Linke Wienzeile', '1060', [16.3555, 48.195]], ['Rechte Wienzeile', '1050', [16.3565, 48.1935]],
  ['Mariahilfer Straße', '1070', [16.3492, 48.1987]], ['Neubaugasse', '1070', [16.3492, 48.2027]], ['Burggasse', '1070', [16.3505, 48.2047]],
  ['Lerchenfelder Straße', '1070', [16.3495, 48.2071]], ['Josefstädter Straße', '1080', [16.3492, 48.2103]], ['Alser Straße', '1090', [16.3502, 48.2153]],
  ['Währinger Straße', '1090', [16.3545, 48.2215]], ['Nußdorfer Straße', '1090', [16.3548, 48.2278]], ['Liechtensteinstraße', '1090', [16.3585, 48.223]],
  ['Favoritenstraße', '1100', [16.3768, 48.1775]], ['Laxenburger Straße', '1100', [16.3735, 48.1695]], ['Triester Straße', '1100', [16.3505, 48.1685]],
  ['Simmeringer Hauptstraße', '1110', [16.4235, 48.1695]], ['Meidlinger Hauptstraße', '1120', [16.331, 48.179]], ['Hietzinger Hauptstraße', '1130', [16.289, 48.186]],
  ['Linzer Straße', '1140', [16.279, 48.1985]], ['Hütteldorfer Straße', '1150', [16.321, 48.2]], ['Thaliastraße', '1160', [16.3265, 48.2105]],
  ['Ottakringer Straße', '1160', [16.3255, 48.2145]], ['Hernalser Hauptstraße', '1170', [16.3235, 48.219]], ['Gentzgasse', '1180', [16.3385, 48.2295]],
  ['Döblinger Hauptstraße', '1190', [16.355, 48.2395]], ['Grinzinger Allee', '1190', [16.3445, 48.2505]], ['Heiligenstädter Straße', '1190', [16.3615, 48.2475]],
  ['Wallensteinstraße', '1200', [16.3715, 48.23]], ['Brünner Straße', '1210', [16.401, 48.268]], ['Floridsdorfer Hauptstraße', '1210', [16.3985, 48.2555]],
  ['Wagramer Straße', '1220', [16.435, 48.2435]], ['Donaustadtstraße', '1220', [16.448, 48.2345]], ['Breitenfurter Straße', '1230', [16.305, 48.151]],
]
