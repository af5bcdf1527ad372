import { lookAfterPages } from './page.ts';

lookAfterPages();
