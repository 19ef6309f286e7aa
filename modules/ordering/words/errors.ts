type Values = Readonly<Record<string, string | number>>
type Text = string | ((values: Values) => string)

/** 'Frei ist wieder 27.11.26, 15:05.' where the next free time is known (decisions, Time: a refused slot comes with the next free one). */
const nextDe = (values: Values, text: string): string =>
  values['next'] ? `${text} Der nächste freie Termin: ${values['next']}.` : text
const nextEn = (values: Values, text: string): string =>
  values['next'] ? `${text} The next free appointment: ${values['next']}.` : text

/** What orders, rides and appointments refuse; the quoted German sentences are the specification's (§5, §7, §8). */
export const orderErrorTexts = {
  'field.phone': {
    de: (v) => `Bitte geben Sie eine gültige Nummer im Format ${v['phone']} an.`,
    en: (v) => `Please enter a valid number in the format ${v['phone']}.`,
  },
  'order.key_invalid': {
    de: 'Die Bestellung trägt keinen gültigen Schlüssel. Bitte laden Sie die Seite neu und senden Sie sie noch einmal ab.',
    en: 'The order carries no valid key. Please reload the page and send it again.',
  },
  'order.key_reused': {
    de: 'Mit diesem Schlüssel wurde bereits eine andere Bestellung abgeschickt. Bitte laden Sie die Seite neu.',
    en: 'Another order was already sent with this key. Please reload the page.',
  },
  'order.branch_unknown': { de: 'Diesen Standort gibt es nicht.', en: 'This branch does not exist.' },
  'order.kind_unavailable': {
    de: 'Dieser Standort nimmt online noch keine Bestellungen entgegen. Bitte rufen Sie uns an.',
    en: 'This branch does not take orders online yet. Please give us a call.',
  },
  'order.price_changed': {
    de: 'Der Preis hat sich geändert, während Sie das Formular ausgefüllt haben. Bitte prüfen Sie den neuen Preis und bestätigen Sie ihn.',
    en: 'The price changed while you filled in the form. Please check the new price and confirm it.',
  },
  'order.conflict': {
    de: 'Bestellstatus konnte nicht geändert werden. Jemand anderes war schneller, Sie sehen jetzt den aktuellen Stand.',
    en: 'The order status could not be changed. Somebody else was quicker, you now see the current state.',
  },
  'order.wrong_state': {
    de: 'Bestellstatus konnte nicht geändert werden. Dieser Schritt ist im aktuellen Status nicht möglich.',
    en: 'The order status could not be changed. This step is not possible in the current state.',
  },
  'order.unpaid': {
    de: 'Bestellstatus konnte nicht geändert werden. Die Online-Zahlung ist noch nicht eingegangen.',
    en: 'The order status could not be changed. The online payment has not arrived yet.',
  },
  'order.no_phone': {
    de: 'Zu dieser Bestellung gibt es keine Telefonnummer.',
    en: 'There is no phone number with this order.',
  },
  'order.sms_unavailable': {
    de: 'Bestätigung konnte nicht versendet werden. Für SMS ist kein Anbieter eingerichtet, Nachrichten gehen nur per E-Mail hinaus.',
    en: 'The confirmation could not be sent. No SMS provider is set up, messages go out by e-mail only.',
  },
  'order.last_item': {
    de: 'Das ist die letzte Position. Stornieren Sie stattdessen die Bestellung.',
    en: 'This is the last item. Cancel the order instead.',
  },
  'order.item_fixed': {
    de: 'Der Preis einer Fahrt folgt aus ihrer Strecke und lässt sich hier nicht ändern.',
    en: 'The price of a ride follows from its route and cannot be changed here.',
  },
  'order.price_fixed': {
    de: 'Dieser Preis ist fest vereinbart. Nur ungefähre und verborgene Preise bekommen einen Endpreis.',
    en: 'This price is agreed. Only approximate and hidden prices get a final one.',
  },
  'order.paid_higher': {
    de: 'Die Bestellung ist schon bezahlt und kann nur günstiger werden. Nehmen Sie mehr als neue Bestellung auf.',
    en: 'The order is paid already and can only become cheaper. Enter what comes on top as a new order.',
  },
  'board_key.too_many': {
    de: (v) =>
      `Dieser Standort hat schon ${v['max']} Schirme. Widerrufen Sie zuerst einen, der nicht mehr gebraucht wird.`,
    en: (v) => `This branch has ${v['max']} screens already. First revoke one that is no longer needed.`,
  },
  'order.no_counter_appointment': {
    de: 'Für diese Bestellung gibt es keinen Gegenvorschlag.',
    en: 'No other time was proposed for this order.',
  },
  'order.counter_appointment_answered': {
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
    de: 'Der Vorschlag ist abgelaufen. Wir melden uns bei Ihnen.',
    en: 'The proposal has expired. We will be in touch.',
  },
  'order.refund_undecided': {
    de: 'Diese Bestellung ist bezahlt. Bitte entscheiden Sie, ob der Betrag erstattet wird.',
    en: 'This order has been paid. Please decide whether the amount is refunded.',
  },
  'order.no_email': {
    de: 'Bestätigung konnte nicht versendet werden. Es ist keine E-Mail-Adresse bekannt.',
    en: 'The confirmation could not be sent. No email address is known.',
  },
  'order.payment_not_checkable': {
    de: 'Zahlungsstatus konnte nicht überprüft werden.',
    en: 'The payment status could not be checked.',
  },
  'payment.unavailable': {
    de: 'Die Online-Zahlung ist gerade nicht erreichbar. Ihre Bestellung ist gespeichert, bitte versuchen Sie es in einem Moment erneut.',
    en: 'Online payment is not available right now. Your order is saved, please try again in a moment.',
  },
  'payment.no_amount': {
    de: 'Der Betrag steht noch nicht fest und kann nicht online bezahlt werden. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'The amount is not known yet and cannot be paid online. Please choose another way to pay.',
  },
  'payment.not_payable': {
    de: 'Diese Bestellung kann nicht mehr online bezahlt werden: Sie ist bereits bezahlt oder beendet.',
    en: 'This order can no longer be paid online: it has been paid already or has ended.',
  },
  'payment.pending': {
    de: 'Ihre Zahlung wird gerade bearbeitet. Bitte warten Sie einen Moment, bevor Sie es noch einmal versuchen.',
    en: 'Your payment is being processed. Please wait a moment before you try again.',
  },
  'payment.signature': {
    de: 'Die Unterschrift dieser Nachricht ist ungültig.',
    en: 'The signature of this notice is invalid.',
  },
  'payment.nothing_to_refund': {
    de: 'Zu dieser Bestellung gibt es keinen Betrag, der erstattet werden kann.',
    en: 'There is no amount of this order that could be refunded.',
  },
  'order.review_refused': { de: 'Bewertung konnte nicht gesendet werden.', en: 'The review could not be sent.' },
  'appointment.off_grid': {
    de: (v) => nextDe(v, 'Termine gibt es alle fünf Minuten.'),
    en: (v) => nextEn(v, 'Appointments are offered every five minutes.'),
  },
  'appointment.too_soon': {
    de: (v) => nextDe(v, 'Dieser Termin ist nicht mehr möglich.'),
    en: (v) => nextEn(v, 'This appointment is no longer possible.'),
  },
  'appointment.too_far': {
    de: (v) => nextDe(v, 'Termine sind höchstens 180 Tage im Voraus möglich.'),
    en: (v) => nextEn(v, 'Appointments are possible up to 180 days ahead.'),
  },
  'appointment.closed': {
    de: (v) =>
      nextDe(
        v,
        'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      ),
    en: (v) => nextEn(v, 'We are closed at the chosen time. Please choose an appointment within our opening hours.'),
  },
  'appointment.unavailable': {
    de: (v) => nextDe(v, 'Zum ausgewählten Zeitpunkt ist dieses Fahrzeug nicht verfügbar.'),
    en: (v) => nextEn(v, 'This vehicle is not available at the chosen time.'),
  },
  'vehicle.disabled': {
    de: 'Dieses Fahrzeug wird nicht mehr angeboten. Bitte wählen Sie ein anderes.',
    en: 'This vehicle is no longer offered. Please choose another one.',
  },
  'vehicle.too_small': {
    de: 'Dieses Fahrzeug hat zu wenige Plätze. Bitte wählen Sie ein größeres.',
    en: 'This vehicle has too few seats. Please choose a larger one.',
  },
  'vehicle.unavailable': {
    de: 'Dieses Fahrzeug ist zur gewünschten Zeit nicht verfügbar.',
    en: 'This vehicle is not available at the time you want.',
  },
  'ride.no_distance': {
    de: 'Start und Ziel liegen am selben Ort. Bitte ändern Sie eines von beiden.',
    en: 'Pick-up and drop-off are at the same place. Please change one of them.',
  },
  'ride.price_hidden': {
    de: 'Für dieses Fahrzeug gibt es den Preis auf Anfrage.',
    en: 'The price of this vehicle is on request.',
  },
  'place.unknown': {
    de: 'Bitte wählen Sie den Ort noch einmal aus den Vorschlägen.',
    en: 'Please choose the place from the suggestions once more.',
  },
  'maps.no_route': { de: 'Route kann nicht berechnet werden.', en: 'The route cannot be calculated.' },
  'maps.unavailable': {
    de: 'Route kann nicht berechnet werden. Der Kartendienst antwortet gerade nicht, bitte versuchen Sie es in einem Moment erneut.',
    en: 'The route cannot be calculated. The map service is not answering right now, please try again in a moment.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'de' | 'en', Text>>>>
