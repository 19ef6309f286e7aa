import { errorEntries } from '#i18n/errors.ts'
import { postcodeText } from './postcode.ts'
import { orderPaymentErrors } from './payment-errors.ts'

/** The messages for the error codes of this module. German sentences that the specification gives are used word for word (§5, §7, §8). */
export const orderingErrors = errorEntries({
  ...orderPaymentErrors,
  'field.phone': {
    status: 422,
    de: (v) => `Bitte geben Sie eine gültige Nummer im Format ${v['phone']} an.`,
    en: (v) => `Please enter a valid number in the format ${v['phone']}.`,
  },
  'field.postcode': {
    status: 422,
    de: ({ digits }) => postcodeText(digits, 'de'),
    en: ({ digits }) => postcodeText(digits, 'en'),
  },
  'order.key_invalid': {
    status: 400,
    de: 'Die Bestellung trägt keinen gültigen Schlüssel. Bitte laden Sie die Seite neu und senden Sie sie noch einmal ab.',
    en: 'The order carries no valid key. Please reload the page and send it again.',
  },
  'order.key_reused': {
    status: 409,
    de: 'Mit diesem Schlüssel wurde bereits eine andere Bestellung abgeschickt. Bitte laden Sie die Seite neu.',
    en: 'Another order was already sent with this key. Please reload the page.',
  },
  'order.branch_unknown': { status: 422, de: 'Diesen Standort gibt es nicht.', en: 'This branch does not exist.' },
  'order.kind_unavailable': {
    status: 422,
    de: 'Das ist bei diesem Standort online noch nicht möglich. Bitte rufen Sie uns an.',
    en: 'This is not possible online at this branch yet. Please give us a call.',
  },
  'order.tip_online': {
    status: 422,
    de: 'Trinkgeld geht nur mit einer Online-Zahlung. Sonst geben Sie es gerne vor Ort.',
    en: 'A tip goes with an online payment only. Otherwise you are welcome to give it in person.',
  },
  'order.price_changed': {
    status: 409,
    de: 'Der Preis hat sich geändert, während Sie das Formular ausgefüllt haben. Bitte prüfen Sie den neuen Preis und bestätigen Sie ihn.',
    en: 'The price changed while you filled in the form. Please check the new price and confirm it.',
  },
  'order.conflict': {
    status: 409,
    de: 'Bestellstatus konnte nicht geändert werden. Jemand anderes war schneller, Sie sehen jetzt den aktuellen Stand.',
    en: 'The order status could not be changed. Somebody else was quicker, you now see the current state.',
  },
  'order.wrong_state': {
    status: 409,
    de: 'Bestellstatus konnte nicht geändert werden. Dieser Schritt ist im aktuellen Status nicht möglich.',
    en: 'The order status could not be changed. This step is not possible in the current state.',
  },
  'order.undo_late': {
    status: 409,
    de: (v) =>
      v['step'] === 'complete'
        ? 'Das Abschließen lässt sich nicht mehr zurücknehmen: Der Gast ist schon verständigt, oder es ist seither etwas geschehen. Was noch fehlt, nehmen Sie als neue Bestellung auf.'
        : 'Der letzte Schritt lässt sich nicht mehr zurücknehmen: Der Gast ist schon verständigt, oder es ist seither etwas geschehen. Sie können die Bestellung stornieren.',
    en: (v) =>
      v['step'] === 'complete'
        ? 'The completion can no longer be taken back: the guest has been told, or something has happened since. Enter what is still missing as a new order.'
        : 'The last step can no longer be taken back: the guest has been told, or something has happened since. You can cancel the order instead.',
  },
  'order.unpaid': {
    status: 409,
    de: 'Bestellstatus konnte nicht geändert werden. Die Online-Zahlung ist noch nicht eingegangen.',
    en: 'The order status could not be changed. The online payment has not arrived yet.',
  },
  'order.no_counter_appointment': {
    status: 409,
    de: 'Für diese Bestellung gibt es keinen Gegenvorschlag.',
    en: 'No other time was proposed for this order.',
  },
  'order.counter_appointment_answered': {
    status: 409,
    de: (v) =>
      v['state'] === 'accepted'
        ? 'Sie haben den vorgeschlagenen Termin bereits angenommen.'
        : 'Sie haben den vorgeschlagenen Termin bereits abgelehnt.',
    en: (v) =>
      v['state'] === 'accepted'
        ? 'You have already accepted the proposed time.'
        : 'You have already declined the proposed time.',
  },
  'order.counter_appointment_expired': {
    status: 409,
    de: 'Der Vorschlag ist abgelaufen. Wir melden uns bei Ihnen.',
    en: 'The proposal has expired. We will be in touch.',
  },
  'order.refund_undecided': {
    status: 422,
    de: 'Diese Bestellung ist bezahlt. Bitte entscheiden Sie, ob der Betrag rückerstattet wird.',
    en: 'This order has been paid. Please decide whether the amount is refunded.',
  },
  'order.reason_missing': {
    status: 422,
    de: 'Diese Bestellung ist bezahlt. Bitte nennen Sie den Grund, aus dem Geld rückerstattet wird oder im Haus bleibt.',
    en: 'This order has been paid. Please give the reason why money is refunded or kept.',
  },
  'order.no_email': {
    status: 422,
    de: 'Bestätigung konnte nicht versendet werden. Es ist keine E-Mail-Adresse bekannt.',
    en: 'The confirmation could not be sent. No email address is known.',
  },
  'order.no_phone': {
    status: 422,
    de: 'Zu dieser Bestellung gibt es keine Telefonnummer.',
    en: 'There is no phone number with this order.',
  },
  'order.sms_unavailable': {
    status: 422,
    de: 'Bestätigung konnte nicht versendet werden. Für SMS ist kein Anbieter eingerichtet, Nachrichten gehen nur per E-Mail hinaus.',
    en: 'The confirmation could not be sent. No SMS provider is set up, messages go out by e-mail only.',
  },
  'order.last_item': {
    status: 422,
    de: 'Das ist die letzte Position. Stornieren Sie stattdessen die Bestellung.',
    en: 'This is the last item. Cancel the order instead.',
  },
  'order.item_fixed': {
    status: 422,
    de: 'Der Preis einer Fahrt folgt aus ihrer Strecke und lässt sich hier nicht ändern.',
    en: 'The price of a ride follows from its route and cannot be changed here.',
  },
  'order.field_fixed': {
    status: 422,
    de: 'Das steht mit der Bestellung fest. Positionen, Termin, Status und Zahlung ändern Sie über ihre eigenen Schritte.',
    en: 'This stands with the order. Items, time, state and payment are changed by steps of their own.',
  },
  'order.not_deletable': {
    status: 409,
    de: 'Gelöscht werden nur abgelehnte oder stornierte Bestellungen ohne Online-Zahlung, die nie angenommen wurden. Alle anderen bleiben für die Bücher; die Daten des Gastes löschen Sie bei ihm.',
    en: 'Only refused or cancelled orders without an online payment that were never accepted can be deleted. All others stay for the books; the data of a guest is deleted with the guest.',
  },
  'order.price_fixed': {
    status: 422,
    de: 'Dieser Preis ist fest vereinbart. Nur ungefähre und verborgene Preise bekommen einen Endpreis.',
    en: 'This price is agreed. Only approximate and hidden prices get a final one.',
  },
  'order.paid_higher': {
    status: 422,
    de: 'Die Bestellung ist schon bezahlt und kann nur günstiger werden. Nehmen Sie mehr als neue Bestellung auf.',
    en: 'The order is paid already and can only become cheaper. Enter what comes on top as a new order.',
  },
  'order.payment_not_checkable': {
    status: 422,
    de: 'Zahlungsstatus konnte nicht überprüft werden.',
    en: 'The payment status could not be checked.',
  },
  'order.review_refused': {
    status: 409,
    de: 'Bewertung konnte nicht gesendet werden.',
    en: 'The review could not be sent.',
  },
  'order.still_open': {
    status: 409,
    de: (v) =>
      `Die Bestellung${v['uid'] === undefined ? '' : ` ${v['uid']}`} ist noch offen, oder über ihr Geld ist nicht entschieden. Bitte schließen Sie sie zuerst ab.`,
    en: (v) =>
      `The order${v['uid'] === undefined ? '' : ` ${v['uid']}`} is still open, or nobody has decided about its money. Please finish it first.`,
  },
  'board_key.too_many': {
    status: 422,
    de: (v) =>
      `Dieser Standort hat schon ${v['max']} Schirme. Widerrufen Sie zuerst einen, der nicht mehr gebraucht wird.`,
    en: (v) => `This branch has ${v['max']} screens already. First revoke one that is no longer needed.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof orderingErrors, unknown> {}
}
