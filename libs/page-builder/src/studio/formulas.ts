export { sayFormulaProblem } from '../data/formulaMessages.js'
export { formulaFunctionNames, readFormula } from '../data/readFormula.js'
