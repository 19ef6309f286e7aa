/**
 * Frequent passwords with at least eight characters, in lower case. The list contains English and German passwords, and words that are
 * typical for this business. These passwords are refused in addition to the international list. Before the search, the caller replaces
 * digits that look like letters: 'P4ssw0rd' becomes 'password'.
 */
const listed = `
password passwort passwords password1 password12 password123 password1234 passwort1 passwort12 passwort123 passwort1234 kennwort
kennwort1 kennwort123 geheimnis geheim123 geheimwort 12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 11111111
00000000 88888888 99999999 11223344 12341234 12121212 123123123 147258369 123654789 789456123 159753159 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qwertyuiop qwertzuiop qwerty123 qwertz123 qwerty1234 qwertz1234 qwer1234 asdf1234 asdfghjkl asdfghjk
asdfasdf yxcvbnm1 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a12345678 a123456789 iloveyou iloveyou1
iloveyou2 ichliebedich schatz123 schatzi1 schatzilein liebling sonnenschein sonnenblume schmetterling sunshine sunshine1 princess
princess1 prinzessin football football1 fussball fussball1 fußball1 baseball basketball superman superman1 spiderman starwars startrek
pokemon1 minecraft dragon123 monkey123 master123 shadow123 michael1 jennifer jennifer1 jessica1 michelle charlie1 jordan23 ashley12
daniel123 alexander alexandra christian christina christoph stefanie sebastian thomas123 andreas1 andreas123 matthias maximilian
elisabeth katharina johannes franziska florian1 dominik1 hamburg1 hamburger muenchen berlin123 frankfurt deutschland oesterreich austria1
austria123 germany1 schweiz1 schweiz123 wien1234 vienna123 salzburg graz1234 innsbruck bayern123 bayernmuenchen fcbayern schalke04 borussia
rapidwien willkommen willkommen1 willkommen123 welcome1 welcome123 welcome1234 hallo123 hallo1234 hallohallo hello123 helloworld servus123
servus1234 letmein1 letmein123 letmein! trustno1 whatever computer computer1 internet internet1 internet123 samsung1 samsung123 iphone123
windows1 windows10 microsoft google123 facebook facebook1 instagram snapchat linkedin passw0rd passw0rd1 p@ssw0rd p@ssword pa55word
changeme changeme1 changeme123 changeit default1 default123 secret123 secretpassword topsecret testtest test1234 test12345 testing1
testing123 tester123 demo1234 demodemo guest123 gast1234 user1234 username benutzer admin123 admin1234 admin12345 administrator
administrator1 adminadmin root1234 rootroot toor1234 superuser sysadmin manager1 manager123 service1 support1 support123 office123
frontdesk frontdesk1 reception rezeption empfang1 backoffice backoffice1 kasse1234 fahrer123 fahrer1234 chauffeur chauffeur1 taxi1234
restaurant restaurant1 gasthaus1 pizza123 kellner1 kueche123 sommer2024 sommer2025 sommer2026 sommer123 winter2024 winter2025 winter2026
winter123 herbst2024 herbst2025 herbst2026 fruehling fruehling2025 fruehling2026 summer2024 summer2025 summer2026 spring2025 spring2026
autumn2025 autumn2026 januar2026 februar2026 oktober2026 november2026 dezember2026 january2026 december2026 montag123 freitag13 blink182
liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid juventus mercedes mercedes1 mercedesbenz porsche1 porsche911 volkswagen
ferrari1 corvette mustang1 harley123 yamaha123 butterfly chocolate schokolade cookie123 cheese123 banana123 erdbeere himbeere
elephant elefant1 tiger123 lion1234 hundkatze katze123 hund1234 pferd123 pinguin1 delphin1 dolphin1 einhorn1 unicorn1 rainbow1 regenbogen
sternenhimmel mondschein freedom1 freiheit1 fuckyou1 fuckyou123 arschloch scheisse ficken123 sexy1234 loveyou1 lovelove lover123
mylove123 babygirl babygirl1 babyboy1 angel123 angelina engelchen diamond1 jesus123 jesuschrist gottesliebe matrix123 zaq12wsx zaq1zaq1
q1q1q1q1 qweasdzxc qweasd123 qazwsxedc qazwsx123 1234qwer 1234asdf 1234abcd 123qweasd 123qweasdzxc 123456qwerty 123456abc 123abc123
12qwaszx 10203040 11235813 13579246 20202020 24681012 31415926 55555555 66666666 77777777 22222222 33333333 44444444 12344321 abcabc123
`
export const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/))

/** The list of stolen passwords contains only passwords with at least this many characters. Shorter passwords are always refused. */
const shortest = 8

/**
 * Loads about 18,000 of the most frequent stolen passwords worldwide. The list is needed only when somebody sets a password, so it is not loaded at
 * the start.
 */
export async function stolenPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= shortest))
}
