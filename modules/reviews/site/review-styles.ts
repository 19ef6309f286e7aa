import './questionnaire.css'

export default undefined
