/** Legal texts of the demo business. They have the form of real legal texts and say that this is a demonstration. */
const demoDe =
  '<p><em>Donau Chauffeur ist ein erfundenes Unternehmen zur Vorführung dieser Anwendung. Die Texte sind Muster und keine Rechtsberatung.</em></p>'
const demoEn =
  '<p><em>Donau Chauffeur is a fictitious business that demonstrates this application. The texts are samples and no legal advice.</em></p>'

export const termsAndConditionsText = {
  de:
    `${demoDe}<h2>1. Geltung</h2><p>Diese Bedingungen gelten für alle Fahrten, die Sie bei der Donau Chauffeur GmbH anfragen.</p>` +
    '<h2>2. Anfrage und Vertrag</h2><p>Ihre Anfrage über die Website ist ein Angebot. Der Vertrag kommt mit unserer Bestätigung zustande. Schlagen wir eine andere Zeit vor, gilt sie erst, wenn Sie sie annehmen.</p>' +
    '<h2>3. Preis</h2><p>Es gilt der Preis, den Sie vor dem Absenden sehen. Er wird aus den Kilometern je Land, auf ganze aufgerundet, und dem gewählten Zubehör berechnet und enthält die Steuer jedes Landes. Ist die Strecke als geschätzt gekennzeichnet, steht „ca.“ vor dem Preis; wir bestätigen ihn mit der Fahrt, und ab dann ist er fix.</p>' +
    '<h2>4. Wartezeit</h2><p>Am Flughafen warten wir 60 Minuten ab der tatsächlichen Landung ohne Aufpreis, an anderen Orten 15 Minuten ab der vereinbarten Zeit.</p>' +
    '<h2>5. Storno</h2><p>Eine Anfrage können Sie bis zu unserer Bestätigung jederzeit zurückziehen. Eine bestätigte Fahrt sagen Sie bitte telefonisch ab; bis 24 Stunden vor der Abfahrt ist das kostenlos.</p>' +
    '<h2>6. Zahlung</h2><p>Sie zahlen bar im Wagen oder online gleich mit der Anfrage. Für Unternehmen stellen wir eine Rechnung mit UID-Nummer aus.</p>' +
    '<h2>7. Recht</h2><p>Es gilt österreichisches Recht. Für Verbraucherinnen und Verbraucher bleiben die zwingenden Bestimmungen ihres Wohnsitzstaates unberührt.</p>',
  en:
    `${demoEn}<h2>1. Scope</h2><p>These terms apply to all rides that you request from Donau Chauffeur GmbH.</p>` +
    '<h2>2. Request and contract</h2><p>Your request on the website is an offer. The contract is made by our confirmation. If we propose another time, it holds only once you have accepted it.</p>' +
    '<h2>3. Price</h2><p>The price is the one you see before sending. It is worked out from the full kilometres in each country and the extras chosen, and contains the tax of each country. If the distance is marked as estimated, “approx.” stands before the price; we confirm it with the ride, and from then on it is fixed.</p>' +
    '<h2>4. Waiting</h2><p>At the airport we wait 60 minutes from the actual landing at no extra charge, elsewhere 15 minutes from the agreed time.</p>' +
    '<h2>5. Cancellation</h2><p>You may withdraw a request at any time until we confirm it. Please cancel a confirmed ride by phone; up to 24 hours before departure this is free.</p>' +
    '<h2>6. Payment</h2><p>You pay in cash in the car, or online together with the request. For companies we issue an invoice with VAT number.</p>' +
    '<h2>7. Law</h2><p>Austrian law applies. For consumers the mandatory provisions of their country of residence remain unaffected.</p>',
}

export const privacyPolicyText = {
  de:
    `${demoDe}<h2>Wer verantwortlich ist</h2><p>Donau Chauffeur GmbH, Obere Donaustraße 77, 1020 Wien, <a href="mailto:fahrt@donau.example">fahrt@donau.example</a>.</p>` +
    '<h2>Was wir verarbeiten</h2><p>Für eine Fahrt: Name, E-Mail-Adresse, Telefonnummer, Adresse, Start, Ziel, Zeit, Flugnummer und Ihre Wünsche (Art. 6 Abs. 1 lit. b DSGVO). Rechnungen bewahren wir sieben Jahre auf, alles andere löschen oder anonymisieren wir nach 24 Monaten.</p>' +
    '<h2>Was in Ihrem Browser bleibt</h2><p>Ihre angefangene Buchung liegt nur in Ihrem Browser, bis Sie das Fenster schließen oder die Anfrage absenden. Dafür und für Sprache und Zustimmung brauchen wir keine Einwilligung.</p>' +
    '<h2>Cookies und Karten</h2><p>Marketing-Cookies und fremde Kartendienste laden wir erst, wenn Sie auf „Akzeptieren“ drücken. Preis und Route sehen Sie auch ohne. Unter „Cookie-Einstellungen“ am Ende jeder Seite nehmen Sie die Zustimmung zurück.</p>' +
    '<h2>Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch. Beschwerden nimmt die österreichische Datenschutzbehörde entgegen.</p>',
  en:
    `${demoEn}<h2>Who is responsible</h2><p>Donau Chauffeur GmbH, Obere Donaustraße 77, 1020 Vienna, Austria, <a href="mailto:fahrt@donau.example">fahrt@donau.example</a>.</p>` +
    '<h2>What we process</h2><p>For a ride: name, email address, phone number, address, pick-up, drop-off, time, flight number and your wishes (Art. 6(1)(b) GDPR). We keep invoices for seven years and delete or anonymise everything else after 24 months.</p>' +
    '<h2>What stays in your browser</h2><p>A booking you have begun is kept in your browser only, until you close the window or send the request. For this, and for language and consent, no permission is needed.</p>' +
    '<h2>Cookies and maps</h2><p>Marketing cookies and map services of others are loaded only once you press “Accept”. Price and route work without them. Under “Cookie settings” at the foot of every page you withdraw consent.</p>' +
    '<h2>Your rights</h2><p>Access, rectification, erasure, restriction, portability and objection. Complaints go to the Austrian Data Protection Authority.</p>',
}

export const imprintText = {
  de:
    `${demoDe}<h2>Donau Chauffeur GmbH</h2><p>Obere Donaustraße 77<br>1020 Wien<br>Österreich</p>` +
    '<p>Telefon <a href="tel:+4318901234">+43 1 890 12 34</a><br>E-Mail <a href="mailto:fahrt@donau.example">fahrt@donau.example</a></p>' +
    '<p>Unternehmensgegenstand: Personenbeförderung mit Mietwagen<br>Firmenbuchnummer: FN 000000 x, Handelsgericht Wien<br>UID-Nummer: ATU00000000<br>Mitglied der Wirtschaftskammer Wien<br>Gewerbebehörde: Magistratisches Bezirksamt für den 2. Bezirk</p>',
  en:
    `${demoEn}<h2>Donau Chauffeur GmbH</h2><p>Obere Donaustraße 77<br>1020 Vienna<br>Austria</p>` +
    '<p>Phone <a href="tel:+4318901234">+43 1 890 12 34</a><br>Email <a href="mailto:fahrt@donau.example">fahrt@donau.example</a></p>' +
    '<p>Line of business: passenger transport with hire cars<br>Company register: FN 000000 x, Commercial Court Vienna<br>VAT number: ATU00000000<br>Member of the Vienna Chamber of Commerce<br>Trade authority: municipal district office, 2nd district</p>',
}

export const accessibilityText = {
  de:
    '<p>Wir wollen, dass alle bei uns buchen können. Diese Seiten sind nach WCAG 2.2, Stufe AA, gebaut.</p>' +
    '<h2>Was Sie erwarten können</h2><ul><li>Die ganze Buchung geht mit der Tastatur, auch Kalender und Uhrzeit.</li><li>Vorleseprogramme hören Preis, Route und Status, sobald sie sich ändern.</li><li>Fehler stehen als Text beim Feld und in einer Liste am Anfang.</li><li>Schrift und Abstände lassen sich auf 400 % vergrößern, Bewegung folgt Ihrer Einstellung.</li></ul>' +
    '<h2>Was noch fehlt</h2><p>Die gezeichnete Karte ist nur ein Bild; Strecke und Dauer stehen daneben als Text.</p>' +
    '<h2>Melden Sie uns Hindernisse</h2><p><a href="mailto:fahrt@donau.example">fahrt@donau.example</a> oder <a href="tel:+4318901234">+43 1 890 12 34</a>. Wir buchen auch gern am Telefon mit Ihnen.</p>',
  en:
    '<p>We want everybody to be able to book with us. These pages are built to WCAG 2.2, level AA.</p>' +
    '<h2>What you can expect</h2><ul><li>The whole booking works by keyboard, calendar and time included.</li><li>Screen readers hear price, route and status as they change.</li><li>Errors stand as text at their field and in a list at the top.</li><li>Text and spacing can be enlarged to 400 %, and motion follows your setting.</li></ul>' +
    '<h2>What is missing</h2><p>The drawn map is a picture only; distance and duration stand beside it as text.</p>' +
    '<h2>Tell us about barriers</h2><p><a href="mailto:fahrt@donau.example">fahrt@donau.example</a> or <a href="tel:+4318901234">+43 1 890 12 34</a>. We are happy to book with you on the phone, too.</p>',
}
