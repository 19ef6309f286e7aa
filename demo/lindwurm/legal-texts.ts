/** Legal texts of the demo restaurant. They have the form of real legal texts and say that this is a demonstration. */
const demoDe =
  '<p><em>Gasthaus Lindwurm ist ein erfundenes Unternehmen zur Vorführung dieser Anwendung. Die Texte sind Muster und keine Rechtsberatung.</em></p>'
const demoEn =
  '<p><em>Gasthaus Lindwurm is a fictitious business that demonstrates this application. The texts are samples and no legal advice.</em></p>'

export const termsAndConditionsText = {
  de:
    `${demoDe}<h2>1. Geltung</h2><p>Diese Bedingungen gelten für Bestellungen und Fahrten, die Sie über diese Website bei der Gasthaus Lindwurm KG aufgeben.</p>` +
    '<h2>2. Bestellung und Vertrag</h2><p>Ihre Bestellung ist ein Angebot. Der Vertrag kommt zustande, sobald wir sie bestätigen; das sehen Sie auf der Statusseite. Bei Tischbestellungen nehmen wir an, indem wir servieren.</p>' +
    '<h2>3. Preise</h2><p>Alle Preise verstehen sich in Euro mit Mehrwertsteuer. Steht „ca.“ vor einem Preis, wiegen wir die Ware und nennen Ihnen den genauen Betrag mit der Bestätigung. Steht „ab“ davor oder „Preis auf Anfrage“ dabei, vereinbaren wir den Preis mit Ihnen.</p>' +
    '<h2>4. Lieferung</h2><p>Wir liefern in die angegebenen Liefergebiete. Lieferkosten und Mindestbestellwert sehen Sie im Warenkorb, bevor Sie bestellen.</p>' +
    '<h2>5. Widerruf</h2><p>Speisen und Getränke, die schnell verderben oder nach Ihren Angaben zubereitet werden, sind vom Widerruf ausgenommen. Bis zu unserer Bestätigung genügt ein Anruf.</p>' +
    '<h2>6. Zahlung</h2><p>Bar, mit Karte an der Tür oder im Haus, mit Gutschein oder online. Online bezahlte Bestellungen, die wir nicht annehmen können, erstatten wir vollständig.</p>' +
    '<h2>7. Spende</h2><p>Von jeder Bestellung geben wir 0,07 EUR an die Organisation Ihrer Wahl. Die Spende zahlen wir, nicht Sie.</p>' +
    '<h2>8. Recht</h2><p>Es gilt deutsches Recht. Zwingende Rechte, die Verbraucherinnen und Verbraucher an ihrem Wohnsitz haben, bleiben unberührt.</p>',
  en:
    `${demoEn}<h2>1. Scope</h2><p>These terms apply to orders and rides that you place with Gasthaus Lindwurm KG through this website.</p>` +
    '<h2>2. Order and contract</h2><p>Your order is an offer. The contract is made once we confirm it, which you see on the status page. Orders from a table are accepted when we serve them.</p>' +
    '<h2>3. Prices</h2><p>All prices are in euros and contain value added tax. Where “ca.” stands before a price we weigh the goods and tell you the exact amount with our confirmation. Where it says “ab” (from), or that the price is on request, we agree the price with you.</p>' +
    '<h2>4. Delivery</h2><p>We deliver to the areas named. You see the delivery charge and the minimum order value in the cart before you order.</p>' +
    '<h2>5. Withdrawal</h2><p>Food and drink that perish quickly or are prepared to your wishes are exempt from the right of withdrawal. Until we confirm, a call is enough.</p>' +
    '<h2>6. Payment</h2><p>In cash, by card at the door or in the house, by voucher or online. Orders paid online that we cannot accept are refunded in full.</p>' +
    '<h2>7. Donation</h2><p>From every order we give EUR 0.07 to the organisation of your choice. We pay the donation, not you.</p>' +
    '<h2>8. Law</h2><p>German law applies. Mandatory rights that consumers have in their country of residence remain unaffected.</p>',
}

export const privacyPolicyText = {
  de:
    `${demoDe}<h2>Wer verantwortlich ist</h2><p>Gasthaus Lindwurm KG, Lindwurmstraße 204, 80337 München, <a href="mailto:servus@lindwurm.example">servus@lindwurm.example</a>.</p>` +
    '<h2>Was wir verarbeiten</h2><p>Für eine Bestellung: Name, Telefonnummer, auf Wunsch E-Mail-Adresse, bei Lieferung die Adresse, dazu was Sie bestellen und Ihre Bemerkungen (Art. 6 Abs. 1 lit. b DSGVO). Am Tisch genügt die Tischnummer. Bilder und Dateien, die Sie hochladen, sieht nur die Küche. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt, alles andere löschen oder anonymisieren wir nach 24 Monaten.</p>' +
    '<h2>Was in Ihrem Browser bleibt</h2><p>Ihr Warenkorb liegt nur in Ihrem Browser, bis Sie das Fenster schließen oder bestellen. Dafür und für Sprache und Zustimmung brauchen wir keine Einwilligung.</p>' +
    '<h2>Bezahlen</h2><p>Bezahlen Sie online, erhält der Zahlungsdienst den Betrag und die Bestellnummer. Ihre Kartendaten sehen wir nicht.</p>' +
    '<h2>Cookies und Karten</h2><p>Marketing-Cookies und fremde Kartendienste laden wir erst, wenn Sie auf „Akzeptieren“ drücken. Unter „Cookie-Einstellungen“ am Ende jeder Seite nehmen Sie die Zustimmung zurück.</p>' +
    '<h2>Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch. Beschwerden nimmt das Bayerische Landesamt für Datenschutzaufsicht entgegen.</p>',
  en:
    `${demoEn}<h2>Who is responsible</h2><p>Gasthaus Lindwurm KG, Lindwurmstraße 204, 80337 Munich, Germany, <a href="mailto:servus@lindwurm.example">servus@lindwurm.example</a>.</p>` +
    '<h2>What we process</h2><p>For an order: name, phone number, email address if you like, the address for a delivery, what you order and your remarks (Art. 6(1)(b) GDPR). At a table its number is enough. Pictures and files that you upload are seen by the kitchen only. We keep invoices for as long as the law demands and delete or anonymise everything else after 24 months.</p>' +
    '<h2>What stays in your browser</h2><p>Your cart is kept in your browser only, until you close the window or order. For this, and for language and consent, no permission is needed.</p>' +
    '<h2>Paying</h2><p>If you pay online, the payment service receives the amount and the order number. We do not see your card details.</p>' +
    '<h2>Cookies and maps</h2><p>Marketing cookies and map services of others are loaded only once you press “Accept”. Under “Cookie settings” at the foot of every page you withdraw consent.</p>' +
    '<h2>Your rights</h2><p>Access, rectification, erasure, restriction, portability and objection. Complaints go to the Bavarian data protection authority.</p>',
}

export const imprintText = {
  de:
    `${demoDe}<h2>Gasthaus Lindwurm KG</h2><p>Lindwurmstraße 204<br>80337 München<br>Deutschland</p>` +
    '<p>Telefon <a href="tel:+49895501234">+49 89 550 12 34</a><br>E-Mail <a href="mailto:servus@lindwurm.example">servus@lindwurm.example</a></p>' +
    '<p>Persönlich haftende Gesellschafterin: Anna Lindwurm<br>Registergericht: Amtsgericht München, HRA 000000<br>Umsatzsteuer-Identifikationsnummer: DE000000000<br>Zuständige Behörde: Kreisverwaltungsreferat München</p>' +
    '<h2>Betriebsstätte in Österreich</h2><p>Lindwurm Café Wien, Margaretenstraße 42, 1040 Wien<br>UID-Nummer: ATU00000000</p>' +
    '<p>Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil.</p>',
  en:
    `${demoEn}<h2>Gasthaus Lindwurm KG</h2><p>Lindwurmstraße 204<br>80337 Munich<br>Germany</p>` +
    '<p>Phone <a href="tel:+49895501234">+49 89 550 12 34</a><br>Email <a href="mailto:servus@lindwurm.example">servus@lindwurm.example</a></p>' +
    '<p>General partner: Anna Lindwurm<br>Register: Local Court of Munich, HRA 000000<br>VAT number: DE000000000<br>Supervisory authority: City of Munich, Kreisverwaltungsreferat</p>' +
    '<h2>Place of business in Austria</h2><p>Lindwurm Café Wien, Margaretenstraße 42, 1040 Vienna<br>VAT number: ATU00000000</p>' +
    '<p>We do not take part in proceedings before a consumer arbitration board.</p>',
}

export const accessibilityText = {
  de:
    '<p>Wir wollen, dass alle bei uns bestellen können. Diese Seiten sind nach WCAG 2.2, Stufe AA, gebaut.</p>' +
    '<h2>Was Sie erwarten können</h2><ul><li>Die ganze Bestellung geht mit der Tastatur, von der Karte bis zur Bezahlung.</li><li>Vorleseprogramme hören Warenkorb, Preis und Stand der Bestellung, sobald sie sich ändern.</li><li>Fehler stehen als Text beim Feld und in einer Liste am Anfang.</li><li>Schrift und Abstände lassen sich auf 400 % vergrößern, Bewegung folgt Ihrer Einstellung.</li></ul>' +
    '<h2>Im Gasthaus</h2><p>Stube und Biergarten erreichen Sie ohne Stufen, das Gewölbe über acht. Ein rollstuhlgerechtes WC ist im Erdgeschoß.</p>' +
    '<h2>Was noch fehlt</h2><p>Die gezeichneten Speisen sind nur Schmuck; was auf dem Teller liegt, steht daneben als Text.</p>' +
    '<h2>Melden Sie uns Hindernisse</h2><p><a href="mailto:servus@lindwurm.example">servus@lindwurm.example</a> oder <a href="tel:+49895501234">+49 89 550 12 34</a>. Wir nehmen Ihre Bestellung auch gern am Telefon auf.</p>',
  en:
    '<p>We want everybody to be able to order with us. These pages are built to WCAG 2.2, level AA.</p>' +
    '<h2>What you can expect</h2><ul><li>The whole order works by keyboard, from the menu to the payment.</li><li>Screen readers hear cart, price and the state of the order as they change.</li><li>Errors stand as text at their field and in a list at the top.</li><li>Text and spacing can be enlarged to 400 %, and motion follows your setting.</li></ul>' +
    '<h2>In the house</h2><p>Parlour and beer garden are reached without steps, the vault by eight of them. There is an accessible toilet on the ground floor.</p>' +
    '<h2>What is missing</h2><p>The drawn dishes are decoration only; what is on the plate stands beside them as text.</p>' +
    '<h2>Tell us about barriers</h2><p><a href="mailto:servus@lindwurm.example">servus@lindwurm.example</a> or <a href="tel:+49895501234">+49 89 550 12 34</a>. We are happy to take your order by phone, too.</p>',
}
