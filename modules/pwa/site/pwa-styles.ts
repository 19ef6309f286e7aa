import './pwa.css'

export default undefined
