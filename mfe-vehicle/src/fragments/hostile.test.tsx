import { testHostileVehicles } from '@forecourt/listing-kit/testing';
import emailOwner from './email-owner';
import actions from './vehicle-actions';
import contact from './vehicle-contact';
import facts from './vehicle-facts';
import gallery from './vehicle-gallery';
import payment from './vehicle-payment';
import seller from './vehicle-seller';
import trail from './vehicle-trail';

testHostileVehicles('on its own page', [actions, contact, emailOwner, facts, gallery, payment, seller, trail]);
