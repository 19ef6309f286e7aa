import './css/vehicles.css'

export default undefined
