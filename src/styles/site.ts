// In the order of the layers: the minifier keeps that order only when the statement comes first.
import './layers.css';
import './tokens.css';
import './base.css';
import './layout.css';
import './states.css';
