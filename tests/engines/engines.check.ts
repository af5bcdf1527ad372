import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { keepPromises } from './keep-promises.ts';

keepPromises([chromium, firefox]);
