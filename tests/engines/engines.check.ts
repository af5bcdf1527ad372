import { keepPromises } from './keep-promises.ts';
import { promises } from './promises.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webKit } from './webkit.ts';

keepPromises([chromium, firefox, webKit], promises);
