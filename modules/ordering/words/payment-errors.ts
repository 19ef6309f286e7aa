import { errorEntries } from '#i18n/errors.ts'

/** The messages for the error codes about the payment of an order. */
export const orderPaymentErrors = errorEntries({
  'payment.unavailable': {
    status: 503,
    de: 'Die Online-Zahlung ist gerade nicht erreichbar. Ihre Angaben sind gespeichert, bitte versuchen Sie es in einem Moment erneut.',
    en: 'Online payment is not available right now. Your details are saved, please try again in a moment.',
  },
  'payment.no_amount': {
    status: 422,
    de: 'Der Betrag steht noch nicht fest und kann nicht online bezahlt werden. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'The amount is not known yet and cannot be paid online. Please choose another way to pay.',
  },
  'payment.not_payable': {
    status: 409,
    de: 'Eine Online-Zahlung ist hier nicht mehr möglich: Es ist bereits bezahlt, oder der Vorgang ist beendet.',
    en: 'An online payment is no longer possible here: it has been paid already, or it has ended.',
  },
  'payment.nothing_to_refund': {
    status: 409,
    de: 'Zu dieser Bestellung gibt es keinen Betrag, der rückerstattet werden kann.',
    en: 'There is no amount of this order that could be refunded.',
  },
  'payment.part_not_possible': {
    status: 409,
    de: 'Einen Teil rückerstatten können Sie nur bei einer angenommenen oder abgeschlossenen, online bezahlten Bestellung, über deren Geld keine Entscheidung aussteht.',
    en: 'A part can be refunded only of an accepted or completed order that was paid online and about whose money no decision is open.',
  },
  'payment.part_too_high': {
    status: 422,
    de: (v) => `So viel ist vom Preis nicht mehr da. Rückerstatten können Sie höchstens ${v['most']}.`,
    en: (v) => `Not that much of the price is left. You can refund at most ${v['most']}.`,
  },
  'payment.part_kept': {
    status: 422,
    de: 'Ein Betrag gehört nur zu einer Rückerstattung. Behalten wird alles, worüber zu entscheiden ist.',
    en: 'An amount goes with a refund only. What is kept is all the money that needs a decision.',
  },
  'payment.part_item_unknown': {
    status: 422,
    de: 'Diese Position gibt es in der Bestellung nicht, oder sie ist doppelt angegeben.',
    en: 'This item is not in the order, or it is named twice.',
  },
  'payment.part_item_amount': {
    status: 422,
    de: (v) => `Von dieser Position wurden nur ${v['max']} bestellt.`,
    en: (v) => `Only ${v['max']} of this item were ordered.`,
  },
})
