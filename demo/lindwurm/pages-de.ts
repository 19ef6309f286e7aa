import type { BlockInput } from '#modules/content/contract.ts'
import { drawing } from '../drawing.ts'

const plates = [drawing('dish-schnitzel'), drawing('dish-helles'), drawing('dish-weisswurst')]
const store = '/de/store/lindwurm'

export const homeDe = (products: string[]): BlockInput[] => [
  {
    type: 'greeting',
    title: 'Servus beinand!',
    lead: 'Bayerische Küche aus der Lindwurmstraße. Zum Abholen, zum Liefern oder gleich an Ihren Tisch.',
    pictures: plates,
    links: [{ label: 'Online Bestellen', url: '#standorte' }],
  },
  {
    type: 'dishes',
    title: 'Was heute auf den Tisch kommt',
    lead: 'Gekocht wird, was die Höfe zwischen Ammersee und Tölz gerade hergeben. Die Karte ist kurz, der Hunger darf groß sein.',
    products,
    link: { label: 'Zur ganzen Karte', url: store },
  },
  {
    type: 'imageText',
    variant: 'typeA',
    title: 'Seit 1911 steht der Braten um elf im Rohr',
    lead: 'Angefangen hat es mit Wirtin Anni und einem Herd, der nie ausging. Heute kochen ihre Urenkel.',
    text: 'Die Kruste knuspert, weil wir uns vier Stunden Zeit lassen. Der Knödel ist von Hand gedreht, das Bier kommt aus dem Holzfass im Hof. Mehr braucht es nicht.',
    image: drawing('dish-schweinsbraten'),
    link: { label: 'Mehr erfahren', url: '/de/ueber-uns' },
  },
  {
    type: 'stores',
    title: 'Zwei Häuser, ein Herd',
    lead: 'In München kochen wir, in Wien backen wir. Bestellen können Sie in beiden.',
  },
  {
    type: 'faqs',
    title: 'Häufige Fragen',
    lead: 'Nicht dabei? Rufen Sie uns an, Dienstag bis Sonntag ab elf.',
    entries: [
      {
        question: 'Wohin liefern Sie, und was kostet das?',
        answer:
          'In die Ludwigsvorstadt, Isarvorstadt, nach Sendling und auf die Schwanthalerhöhe. Lieferkosten und Mindestbestellwert sehen Sie im Warenkorb, sobald Sie Ihr Gebiet gewählt haben.',
      },
      {
        question: 'Kann ich vorbestellen, wenn Sie geschlossen haben?',
        answer: 'Gern. Wählen Sie an der Kasse einen Termin, wir kochen pünktlich dafür.',
      },
      {
        question: 'Wie bestelle ich am Tisch?',
        answer:
          'Halten Sie die Kamera auf den Code in der Tischmitte. Die Nummer steht dann schon im Warenkorb, und wir servieren an Ihren Platz.',
      },
      {
        question: 'Was mache ich bei einer Allergie?',
        answer:
          'Jedes Gericht nennt seine Allergene, und die Karte lässt sich danach filtern. Schreiben Sie uns dazu ins Kommentarfeld; die Küche liest jedes Wort.',
      },
      {
        question: 'Warum gibt es die Weißwürste nur bis zwölf?',
        answer: 'Weil eine Weißwurst das Zwölfeläuten nicht hören darf. Danach kommt etwas anderes Gutes.',
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer: 'Bar, mit Karte an der Tür oder im Haus, mit Gutschein oder online.',
      },
    ],
  },
  { type: 'contact', title: 'Kontakt' },
]

export const aboutDe: BlockInput[] = [
  {
    type: 'imageText',
    variant: 'typeB',
    title: 'Über uns',
    lead: 'Das Gasthaus Lindwurm steht seit 1911 an der Straße, die es beim Namen nennt. Fünf Generationen, ein Herd, derselbe Stammtisch.',
    text: 'Heute führen die Geschwister Anna und Vinzenz Lindwurm das Haus: sie am Herd, er im Biergarten. Vierundzwanzig Menschen arbeiten mit, die meisten länger als zehn Jahre.\n\n2019 kam das Café in Wien dazu, weil eine Großmutter aus Margareten stammte und ihre Mehlspeisen zu gut waren, um sie nur zu erben.',
    image: drawing('dish-brotzeitbrettl'),
  },
  {
    type: 'text',
    title: 'Worauf Sie sich verlassen können',
    html:
      '<h3>Von Höfen, die wir kennen</h3><p>Das Schwein kommt aus Dietramszell, die Forelle aus dem Ammersee, der Bergkäse aus dem Allgäu. Wir waren überall und haben gekostet.</p>' +
      '<h3>Nichts aus der Tüte</h3><p>Brühe, Sauce, Knödel, Senf und Strudel machen wir selbst. Was nicht hausgemacht ist, steht auch nicht so auf der Karte.</p>' +
      '<h3>Fleischlos ist kein Beiwerk</h3><p>Spätzle, Pilzrahm, Pflanzerl: Ein Drittel der Karte kommt ohne Fleisch aus, vieles ganz ohne Tier.</p>' +
      '<h3>Mehrweg statt Müll</h3><p>Abgeholt wird im Pfandgeschirr, geliefert mit dem Lastenrad, wo die Straße es zulässt.</p>',
  },
  { type: 'contact', title: 'Kontakt' },
]

export const shuttleDe: BlockInput[] = [
  {
    type: 'imageText',
    variant: 'typeB',
    title: 'Unser Gästeshuttle',
    lead: 'Wer gut isst, soll nicht fahren müssen. Wir holen Sie ab und bringen Sie nach dem letzten Glas wieder heim.',
    text: 'Zwei Wagen stehen im Hof, Tag und Nacht. Den Preis sehen Sie, bevor Sie anfragen.',
    image: drawing('dish-dunkel'),
  },
  { type: 'bookingSystem', note: 'Ihre Anfrage beantworten wir so bald wie möglich per Mail oder Telefon.' },
  {
    type: 'vehicles',
    title: 'Zwei Wagen im Hof',
    lead: 'Einer für den Abend zu zweit, einer für den ganzen Stammtisch.',
  },
  { type: 'contact', title: 'Kontakt' },
]
