import '../../pickup-days/day/day-labels.css';
import './weight-labels.css';
