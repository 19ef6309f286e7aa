import { messages } from '#i18n/messages.ts'

/** Texts about the postcode of a delivery, for the error of the server and for the form in the browser. */
export const postcodeTexts = messages(
  {
    unserved: (postcode: string) =>
      `An die Postleitzahl ${postcode} liefern wir leider nicht. Bitte prüfen Sie die Adresse.`,
    elsewhere: (postcode: string, area: string) =>
      `Die Postleitzahl ${postcode} gehört zum Liefergebiet „${area}“. Bitte wählen Sie dieses.`,
  },
  {
    unserved: (postcode) => `Sorry, we do not deliver to postcode ${postcode}. Please check the address.`,
    elsewhere: (postcode, area) =>
      `Postcode ${postcode} belongs to the delivery area “${area}”. Please choose that one.`,
  },
)
