/**
 * The host of pages with builds of `fragment dev`: the same as on every page, with React in its development mode, and Fast Refresh in it
 * before it starts.
 */
import './dev-page';
import { startHost } from '../host';

void startHost();
