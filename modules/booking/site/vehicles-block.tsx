import { vehicleTexts } from '../words/site.ts'
import type { Locale } from '#contract/locale.ts'
import { contentTexts } from '#modules/content/words/site.ts'
import { Icon } from '#ui/site/icon.tsx'
import { VehiclePicture } from '#ui/site/picture.tsx'
import type { Block } from '#modules/content/contract.ts'
import type { VehicleView } from '../rules/vehicle-views.ts'

interface VehiclesBlockProps {
  block: Extract<Block, { type: 'vehicles' }>
  vehicles: readonly VehicleView[]
  locale: Locale
  Heading: 'h1' | 'h2'
}

/**
 * The section of a page that presents the vehicles (specification §2, Vehicles section). The first vehicle is large on a dark background;
 * the other vehicles are cards.
 */
export function VehiclesBlock({ block, vehicles, locale, Heading }: VehiclesBlockProps) {
  return (
    <section className="m-booking band" id={locale === 'de' ? 'fahrzeuge' : 'vehicles'}>
      <div className="wrap">
        <div className="sechead">
          <Heading>{block.title}</Heading>
          {block.lead && <p className="lead muted">{block.lead}</p>}
        </div>
        <div className="fleet">
          {vehicles.map((vehicle) => (
            <Vehicle key={vehicle.id} vehicle={vehicle} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Vehicle({ vehicle, locale }: { vehicle: VehicleView; locale: Locale }) {
  const texts = vehicleTexts(locale)
  const words = <p className={vehicle.isFlagship ? undefined : 'muted'}>{vehicle.text}</p>
  const room = (
    <p className="vcap">
      {vehicle.seats !== undefined && (
        <span>
          <Icon name="seat" /> {texts.seats(vehicle.seats)}
        </span>
      )}
      {vehicle.luggage !== undefined && (
        <span>
          <Icon name="luggage" /> {texts.luggage(vehicle.luggage)}
        </span>
      )}
    </p>
  )
  const picture = <Picture vehicle={vehicle} locale={locale} />
  const book = (
    <a
      className={`btn ${vehicle.isFlagship ? 'acc' : 'soft'}`}
      href="#booking"
      data-checks="booking-vehicle"
      data-value={vehicle.id}
    >
      {texts.toBooking}
      <span className="vh">: {vehicle.name}</span>
    </a>
  )
  if (vehicle.isFlagship) {
    return (
      <article className="vfeat night">
        <div className="stack">
          <h3>{vehicle.name}</h3>
          {words}
          {room}
          {book}
        </div>
        {picture}
      </article>
    )
  }
  return (
    <article className="vcard">
      {picture}
      <h3>{vehicle.name}</h3>
      {words}
      <div className="row between wrapx">
        {room}
        {book}
      </div>
    </article>
  )
}

/** The picture of a vehicle. A click on a photo enlarges it (apps/site/app/islands/enhance.ts). A drawing is not enlarged. */
function Picture({ vehicle, locale }: { vehicle: VehicleView; locale: Locale }) {
  const [image] = vehicle.images
  const ground = vehicle.isFlagship ? 'night' : 'paper'
  if (!image) return <VehiclePicture identifier={vehicle.identifier} ground={ground} />
  return (
    <button
      type="button"
      className="picture"
      aria-label={contentTexts(locale).lightbox.open(vehicle.name)}
      data-open="lightbox"
      data-images={JSON.stringify(vehicle.images)}
    >
      <VehiclePicture identifier={vehicle.identifier} image={image} ground={ground} />
    </button>
  )
}
