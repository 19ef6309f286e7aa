import type { Locale } from '#contract/locale.ts'
import { allergenCodes, allergenNames } from '#modules/catalogue/rules/allergens.ts'

const list = (locale: Locale): string =>
  `<ul>${allergenCodes.map((code) => `<li><strong>${code}</strong> ${allergenNames[code][locale]}</li>`).join('')}</ul>`

/** Meaning of the allergen letters on the menu. */
export const allergensText = {
  de:
    '<p>Die Buchstaben auf unserer Karte nennen die 14 Allergene, die nach der Verordnung (EU) Nr. 1169/2011 anzugeben sind.</p>' +
    list('de') +
    '<h2>Unsere Küche</h2><p>Alle Speisen entstehen in einer Küche, in der auch mit Mehl, Milch, Eiern, Nüssen, Sellerie und Senf gearbeitet wird. Spuren können wir nie ganz ausschließen. „Glutenfrei“ heißt bei uns: ohne glutenhaltige Zutaten gekocht, auf eigenem Brett und mit eigenem Messer.</p>' +
    '<h2>Im Zweifel fragen</h2><p>Rufen Sie uns an unter <a href="tel:+49895501234">+49 89 550 12 34</a> oder schreiben Sie Ihre Allergie ins Kommentarfeld der Bestellung. Die Küche liest jedes Wort.</p>',
  en:
    '<p>The letters on our menu name the 14 allergens that Regulation (EU) No 1169/2011 asks for.</p>' +
    list('en') +
    '<h2>Our kitchen</h2><p>All dishes come from one kitchen in which flour, milk, eggs, nuts, celery and mustard are used. We can never rule out traces completely. “Gluten-free” means with us: cooked without ingredients that contain gluten, on a board and with a knife of its own.</p>' +
    '<h2>If in doubt, ask</h2><p>Call us on <a href="tel:+49895501234">+49 89 550 12 34</a> or write your allergy into the comment field of your order. The kitchen reads every word.</p>',
}
