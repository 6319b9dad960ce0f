export { answerForms } from './answer-forms';
export { testHostileVehicles } from './hostile';
export { vehicleView } from './vehicle-view';
