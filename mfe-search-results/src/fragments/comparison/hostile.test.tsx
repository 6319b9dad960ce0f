import { testHostileVehicles } from '@forecourt/listing-kit/testing';
import comparison from './index';

testHostileVehicles('beside others', [comparison]);
