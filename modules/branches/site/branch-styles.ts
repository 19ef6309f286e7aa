import './week-hours.css'
import './contact.css'
import './way-there.css'

export default undefined
