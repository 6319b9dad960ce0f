import { testHostileVehicles } from '@forecourt/listing-kit/testing';
import emailOwner from './email-owner';
import actions from './vehicle-actions';
import contact from './vehicle-contact';
import facts from './vehicle-facts';
import gallery from './vehicle-gallery';
import glance from './vehicle-glance';
import payment from './vehicle-payment';
import seller from './vehicle-seller';
import tools from './vehicle-tools';
import trail from './vehicle-trail';
import worth from './vehicle-worth';

testHostileVehicles('on its own page', [
  actions,
  contact,
  emailOwner,
  facts,
  gallery,
  glance,
  payment,
  seller,
  tools,
  trail,
  worth,
]);
