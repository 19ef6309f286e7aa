import type { BlockInput } from '#modules/content/contract.ts'
import { drawing } from '../drawing.ts'

const plates = [drawing('dish-schnitzel'), drawing('dish-helles'), drawing('dish-weisswurst')]
const store = '/en/store/lindwurm'

export const homeEn = (products: string[]): BlockInput[] => [
  {
    type: 'greeting',
    title: 'Servus beinand!',
    lead: 'A warm welcome to you all. Bavarian cooking from Lindwurmstraße: to collect, delivered, or straight to your table.',
    pictures: plates,
    links: [{ label: 'Order online', url: '#locations' }],
  },
  {
    type: 'dishes',
    title: 'On the table today',
    lead: 'We cook what the farms between Lake Ammer and Tölz have to give. The menu is short, your appetite need not be.',
    products,
    link: { label: 'See the whole menu', url: store },
  },
  {
    type: 'imageText',
    variant: 'typeA',
    title: 'The roast has gone in at eleven since 1911',
    lead: 'It began with landlady Anni and a stove that never went out. Today her great-grandchildren cook on it.',
    text: 'The crackling is crisp because we take four hours over it. The dumpling is rolled by hand, and the beer comes from a wooden cask in the yard. Nothing more is needed.',
    image: drawing('dish-schweinsbraten'),
    link: { label: 'Find out more', url: '/en/about' },
  },
  {
    type: 'stores',
    title: 'Two houses, one stove',
    lead: 'In Munich we cook, in Vienna we bake. You can order in both.',
  },
  {
    type: 'faqs',
    title: 'Frequently asked questions',
    lead: 'Yours is not here? Give us a call, Tuesday to Sunday from eleven.',
    entries: [
      {
        question: 'Where do you deliver, and what does it cost?',
        answer:
          'To Ludwigsvorstadt, Isarvorstadt, Sendling and Schwanthalerhöhe. You see the delivery charge and the minimum order value in the cart once you have chosen your area.',
      },
      {
        question: 'May I order ahead while you are closed?',
        answer: 'Gladly. Choose a time at the checkout and we will cook for it.',
      },
      {
        question: 'How do I order at a table?',
        answer:
          'Point your camera at the code in the middle of the table. Its number is in your cart at once, and we serve you where you sit.',
      },
      {
        question: 'What about allergies?',
        answer:
          'Every dish names its allergens, and the menu can be filtered by them. Do write to us in the comment field as well; the kitchen reads every word.',
      },
      {
        question: 'Why are there veal sausages until noon only?',
        answer:
          'Because a Weißwurst must not hear the bells strike twelve. Something else that is good comes after it.',
      },
      { question: 'How can I pay?', answer: 'In cash, by card at the door or in the house, by voucher or online.' },
    ],
  },
  { type: 'contact', title: 'Contact' },
]

export const aboutEn: BlockInput[] = [
  {
    type: 'imageText',
    variant: 'typeB',
    title: 'About us',
    lead: 'Gasthaus Lindwurm has stood in the street that bears its name since 1911. Five generations, one stove, the same regulars’ table.',
    text: 'Today Anna and Vinzenz Lindwurm, sister and brother, run the house: she at the stove, he in the beer garden. Twenty-four people work with them, most of them for more than ten years.\n\nThe café in Vienna joined in 2019, because one grandmother came from Margareten and her cakes were too good to be merely inherited.',
    image: drawing('dish-brotzeitbrettl'),
  },
  {
    type: 'text',
    title: 'What you can rely on',
    html:
      '<h3>From farms we know</h3><p>The pork comes from Dietramszell, the trout from Lake Ammer, the cheese from the Allgäu. We have been everywhere and tasted.</p>' +
      '<h3>Nothing from a packet</h3><p>We make broth, gravy, dumplings, mustard and strudel ourselves. What is not home-made is not called so.</p>' +
      '<h3>Meatless is no afterthought</h3><p>Spaetzle, mushroom cream, patties: a third of the menu does without meat, and much of it without anything from animals.</p>' +
      '<h3>Used again, not thrown away</h3><p>You collect in returnable bowls, and we deliver by cargo bike wherever the street allows.</p>',
  },
  { type: 'contact', title: 'Contact' },
]

export const shuttleEn: BlockInput[] = [
  {
    type: 'imageText',
    variant: 'typeB',
    title: 'Our guest shuttle',
    lead: 'Whoever eats well should not have to drive. We fetch you, and after the last glass we take you home again.',
    text: 'Two cars wait in the yard, day and night. You see the price before you enquire.',
    image: drawing('dish-dunkel'),
  },
  { type: 'bookingSystem', note: 'We answer your request by email or phone as soon as possible.' },
  {
    type: 'vehicles',
    title: 'Two cars in the yard',
    lead: 'One for an evening for two, one for the whole regulars’ table.',
  },
  { type: 'contact', title: 'Contact' },
]
