import './css/content.css'

export default undefined
